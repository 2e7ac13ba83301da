import { createContext, type ReactNode } from 'react'

/** Where parts keep what somebody arranged, as text by key; the browser's storage is one. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem'>

export const StoreContext = createContext<TextStore>({ getItem: () => null, setItem: () => undefined })

/** The app hands in the browser's store; without one everything is forgotten on leaving. */
export function TextStoreProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}
