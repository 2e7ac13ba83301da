import { createContext, type ReactNode, use } from 'react'
import { type Cache, SWRConfig, type SWRConfiguration } from 'swr'
import type { Client } from './client.ts'
import { retries } from './retries.ts'
import { useFailedAgain } from './useFailedAgain.ts'

const GatewayContext = createContext<Client | undefined>(undefined)

const settings: SWRConfiguration = { revalidateOnFocus: false, dedupingInterval: 2_000, ...retries }

interface GatewayProviderProps {
  gateway: Client
  /** Stories hand in a fresh cache each. */
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
