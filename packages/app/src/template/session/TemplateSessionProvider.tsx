import { createErrorLog, type ErrorLog } from '@waldkerf/ui/demo/errorLog/useErrorLog'
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { ReadingProvider } from '@waldkerf/app/data/loading/ReadingProvider.tsx'
import type { TemplateClient } from '../gateway/templateClient.ts'
import type { TemplateSession, TemplateSnapshot } from './templateSession.ts'

interface Template {
  session: TemplateSession
  client: TemplateClient
  /** Errors that were caught since the part was opened. */
  errors: ErrorLog
}

const TemplateContext = createContext<Template | undefined>(undefined)

export function TemplateSessionProvider({
  session,
  client,
  children,
}: Omit<Template, 'errors'> & { children: ReactNode }) {
  const [errors] = useState(createErrorLog)
  useEffect(() => session.watch(), [session])
  return (
    <TemplateContext value={{ session, client, errors }}>
      <ReadingProvider>{children}</ReadingProvider>
    </TemplateContext>
  )
}

function useTemplate(): Template {
  const template = use(TemplateContext)
  if (!template) throw new Error('The template part’s pages need a TemplateSessionProvider above them')
  return template
}

/** @throws outside of TemplateSessionProvider */
export const useTemplateSession = (): TemplateSession => useTemplate().session

/** @throws outside of TemplateSessionProvider */
export const useTemplateClient = (): TemplateClient => useTemplate().client

/** @throws outside of TemplateSessionProvider */
export const useTemplateErrors = (): ErrorLog => useTemplate().errors

export function useTemplateSnapshot(): TemplateSnapshot {
  const { session } = useTemplate()
  return useSyncExternalStore(session.subscribe, session.snapshot)
}
