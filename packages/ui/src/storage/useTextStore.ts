import { use, useMemo } from 'react'
import { StoreContext, type TextStore } from './TextStore.tsx'

/** A browser's storage throws where it is full or closed to us. */
function orNothing<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

/** @returns the store handed in, which never throws: what it cannot keep holds until the page is left */
export function useTextStore(): TextStore {
  const store = use(StoreContext)
  return useMemo(
    () => ({
      getItem: (key) => orNothing(() => store.getItem(key)),
      setItem: (key, text) => void orNothing(() => store.setItem(key, text)),
    }),
    [store],
  )
}
