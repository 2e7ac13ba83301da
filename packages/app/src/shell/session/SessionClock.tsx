import { SessionStatus } from '@waldkerf/ui/chrome/SessionStatus/SessionStatus'
import { useCallback, useSyncExternalStore } from 'react'
import { useSession } from '@waldkerf/app/session/SessionProvider.tsx'
import type { Session } from '@waldkerf/app/session/session'

/** Shown as running out below this many seconds; a working session is refreshed long before. */
const expiringBelow = 60

/** One text per visible state: equal texts mean nothing to draw, so that the second's tick costs no rendering. */
function clockState(session: Session): string {
  const { state, offline } = session.snapshot()
  // Nobody is signed in yet, or the sign-in was refused: there is nothing to say of a session.
  if (state === 'nobody' || state === 'refused') return ''
  if (state === 'over') return 'over'
  const left = session.identity.secondsLeft()
  if (left !== undefined && left < expiringBelow) return `expiring ${Math.max(0, left)}`
  return offline || !navigator.onLine ? 'offline' : 'signedIn'
}

/** The navbar status, evaluated each second (spec section 9). */
export function SessionClock() {
  const session = useSession()
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, 1_000)
      const stop = session.subscribe(listener)
      return () => {
        clearInterval(timer)
        stop()
      }
    },
    [session],
  )
  const [state, left] = useSyncExternalStore(subscribe, () => clockState(session)).split(' ')
  if (!state) return null
  return (
    <SessionStatus
      state={state as 'signedIn' | 'offline' | 'expiring' | 'over'}
      {...(left !== undefined && { secondsLeft: Number(left) })}
    />
  )
}
