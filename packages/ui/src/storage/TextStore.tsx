import { createContext, type ReactNode, use, useMemo } from 'react'

/** Where parts keep what somebody arranged, as text by key. It never throws: what it cannot keep holds until the page is left. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem'>

const StoreContext = createContext<TextStore>({ getItem: () => null, setItem: () => undefined })

/** A browser's storage throws where it is full or closed to us. */
function orNothing<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

/** The app hands in the browser's store; without one everything is forgotten on leaving. */
export function TextStoreProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  const quiet = useMemo<TextStore>(
    () => ({
      getItem: (key) => orNothing(() => store.getItem(key)),
      setItem: (key, text) => void orNothing(() => store.setItem(key, text)),
    }),
    [store],
  )
  return <StoreContext value={quiet}>{children}</StoreContext>
}

export const useTextStore = () => use(StoreContext)
