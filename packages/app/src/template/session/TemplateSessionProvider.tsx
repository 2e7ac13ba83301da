import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import type { TemplateClient } from '../api/templateClient.ts'
import type { TemplateSession, TemplateSnapshot } from './templateSession.ts'

interface Template {
  session: TemplateSession
  client: TemplateClient
}

const TemplateContext = createContext<Template | undefined>(undefined)

/** The client says each failure: nothing is read again unless somebody asks. */
const settings: SWRConfiguration = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false }

export function TemplateSessionProvider({ session, client, children }: Template & { children: ReactNode }) {
  const [cache] = useState(() => new Map())
  useEffect(() => session.watch(), [session])
  return (
    <TemplateContext value={{ session, client }}>
      <SWRConfig value={{ ...settings, provider: () => cache }}>{children}</SWRConfig>
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
