import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react'
import { ReadingProvider } from '../../data/loading/ReadingProvider.tsx'
import type { TemplateClient } from '../api/templateClient.ts'
import type { TemplateSession, TemplateSnapshot } from './templateSession.ts'

interface Template {
  session: TemplateSession
  client: TemplateClient
}

const TemplateContext = createContext<Template | undefined>(undefined)

export function TemplateSessionProvider({ session, client, children }: Template & { children: ReactNode }) {
  useEffect(() => session.watch(), [session])
  return (
    <TemplateContext value={{ session, client }}>
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

export function useTemplateSnapshot(): TemplateSnapshot {
  const { session } = useTemplate()
  return useSyncExternalStore(session.subscribe, session.snapshot)
}
