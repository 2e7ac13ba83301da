import { type ReactNode, Suspense, useState } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'

/** The client reports every failure itself, so nothing is reloaded automatically. */
const settings: SWRConfiguration = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false }

/**
 * The cache of `useRead` for a part with a client of its own. It must stand above components that suspend for their
 * texts: a hidden SWR provider would release the cache, and the next read would find none.
 */
export function ReadingProvider({ children }: { children: ReactNode }) {
  const [cache] = useState(() => new Map())
  return (
    <SWRConfig value={{ ...settings, provider: () => cache }}>
      <Suspense>{children}</Suspense>
    </SWRConfig>
  )
}
