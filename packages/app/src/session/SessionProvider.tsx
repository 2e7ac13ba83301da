import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react'
import type { Session, SessionSnapshot } from './session.ts'

const SessionContext = createContext<Session | undefined>(undefined)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  useEffect(() => session.watch(), [session])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** @throws outside of SessionProvider */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}

export function useSessionSnapshot(): SessionSnapshot {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.snapshot)
}
