import { createContext, type ReactNode, use } from 'react'
import { type Cache, SWRConfig, type SWRConfiguration } from 'swr'
import { beetlesApi } from '../api/beetles.ts'
import type { Client } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { usersApi } from '../api/users.ts'

/** The calls of all areas over one client. */
export const createApi = (client: Client) => ({ beetles: beetlesApi(client), users: usersApi(client) })
export type Api = ReturnType<typeof createApi>

const ApiContext = createContext<Api | undefined>(undefined)

const tries = 3

/** Reads try again by themselves, a few times, when the failure can pass; SWR alone would repeat every error for ever. */
const settings: SWRConfiguration = {
  revalidateOnFocus: false,
  dedupingInterval: 2_000,
  shouldRetryOnError: (error) => error instanceof ApiError && error.passing,
  onErrorRetry: (error: ApiError, _key, _config, revalidate, { retryCount }) => {
    if (retryCount > tries) return
    const wait = error.retryAfter ? error.retryAfter * 1_000 : 1_500 * retryCount
    setTimeout(() => void revalidate({ retryCount }), wait)
  },
}

interface ApiProviderProps {
  api: Api
  /** Stories hand in a fresh cache each. */
  cache?: () => Cache
  children: ReactNode
}

export function ApiProvider({ api, cache, children }: ApiProviderProps) {
  return (
    <ApiContext value={api}>
      <SWRConfig value={cache ? { ...settings, provider: cache } : settings}>{children}</SWRConfig>
    </ApiContext>
  )
}

/** @throws outside of ApiProvider */
export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider above it')
  return api
}
