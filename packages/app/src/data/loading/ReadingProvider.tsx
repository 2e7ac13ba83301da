import { type ReactNode, Suspense, useState } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'

/** The client reports every failure itself, so nothing is reloaded automatically. */
const settings: SWRConfiguration = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false }

/**
 * Keeps what `useRead` has read for a part with a client of its own. Whatever waits for its texts waits below: hidden with
 * the page, SWR would give the cache back, and the next read would find none.
 */
export function ReadingProvider({ children }: { children: ReactNode }) {
  const [cache] = useState(() => new Map())
  return (
    <SWRConfig value={{ ...settings, provider: () => cache }}>
      <Suspense>{children}</Suspense>
    </SWRConfig>
  )
}
