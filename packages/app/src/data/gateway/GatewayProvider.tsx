import { createContext, type ReactNode, use, useEffect } from 'react'
import { type Cache, SWRConfig, type SWRConfiguration, unstable_serialize as serialize, useSWRConfig } from 'swr'
import type { Client } from './client.ts'
import { pauseBefore } from '@waldkerf/domain/repetition/rounds'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { logLater } from '@waldkerf/app/platform/failures/logLater'

/**
 * Repeats failed reads when the window gets the focus again. SWR itself does so only when the connection returns.
 */
function useFailedAgain() {
  const { cache, mutate } = useSWRConfig()
  useEffect(() => {
    const again = () =>
      void mutate((key) => {
        const { error, isValidating } = cache.get(serialize(key)) ?? {}
        return error !== undefined && isValidating !== true
      })
    const onVisible = () => document.visibilityState === 'visible' && again()
    addEventListener('focus', again)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      removeEventListener('focus', again)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [cache, mutate])
}

/** Reads are repeated automatically only if the failure can pass; SWR's default repeats every error for ever. */
const isWorthAnotherTry = (error: unknown) => error instanceof ApiError && error.passing

/** How reads are repeated. The screen shows the failure meanwhile, with a button that retries at once. */
export const retries = {
  shouldRetryOnError: isWorthAnotherTry,
  onError: (error: unknown) => {
    if (!isWorthAnotherTry(error)) void logLater(error)
  },
  onErrorRetry: (error: unknown, _key, _config, revalidate, { retryCount }) => {
    const wait = pauseBefore(retryCount, error instanceof ApiError ? error.retryAfter : undefined)
    if (wait === undefined) void logLater(error)
    else setTimeout(() => void revalidate({ retryCount }), wait)
  },
} satisfies SWRConfiguration

const GatewayContext = createContext<Client | undefined>(undefined)

const settings: SWRConfiguration = { revalidateOnFocus: false, dedupingInterval: 2_000, ...retries }

interface GatewayProviderProps {
  gateway: Client
  /** Each story passes a new cache. */
  cache?: () => Cache
  children: ReactNode
}

export function GatewayProvider({ gateway, cache, children }: GatewayProviderProps) {
  return (
    <GatewayContext value={gateway}>
      <SWRConfig value={cache ? { ...settings, provider: cache } : settings}>
        <FailedAgain />
        {children}
      </SWRConfig>
    </GatewayContext>
  )
}

function FailedAgain() {
  useFailedAgain()
  return null
}

/** @throws outside of GatewayProvider */
export function useGateway(): Client {
  const gateway = use(GatewayContext)
  if (!gateway) throw new Error('useGateway needs a GatewayProvider above it')
  return gateway
}
