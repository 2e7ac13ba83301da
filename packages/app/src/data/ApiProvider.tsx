import { createContext, type ReactNode, use } from 'react'
import { type Cache, SWRConfig, type SWRConfiguration } from 'swr'
import { beetlesApi } from './api/beetles.ts'
import type { Client } from './gateway/client.ts'
import { usersApi } from './api/users.ts'
import { retries } from './retries.ts'
import { useFailedAgain } from './useFailedAgain.ts'

/** The calls of the first screens over one client; those of other areas come with their pages (`useArea`). */
export const createApi = (client: Client) => ({ client, beetles: beetlesApi(client), users: usersApi(client) })
export type Api = ReturnType<typeof createApi>

const ApiContext = createContext<Api | undefined>(undefined)

const settings: SWRConfiguration = { revalidateOnFocus: false, dedupingInterval: 2_000, ...retries }

interface ApiProviderProps {
  api: Api
  /** Stories hand in a fresh cache each. */
  cache?: () => Cache
  children: ReactNode
}

export function ApiProvider({ api, cache, children }: ApiProviderProps) {
  return (
    <ApiContext value={api}>
      <SWRConfig value={cache ? { ...settings, provider: cache } : settings}>
        <FailedAgain />
        {children}
      </SWRConfig>
    </ApiContext>
  )
}

function FailedAgain() {
  useFailedAgain()
  return null
}

/** @throws outside of ApiProvider */
export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider above it')
  return api
}
