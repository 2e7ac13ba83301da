import { useEffect } from 'react'
import { unstable_serialize as serialize, useSWRConfig } from 'swr'

/**
 * Whoever comes back to the window sees what had failed meanwhile asked for once more; with the connection SWR itself
 * reads everything again.
 */
export function useFailedAgain() {
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
