import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser reports no connection. Being online does not mean that the service answers. */
export const useOffline = () => useSyncExternalStore(subscribe, () => !navigator.onLine)
