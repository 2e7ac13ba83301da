import { type TextStore, useTextStore } from '@waldkerf/ui/storage/TextStore'
import { useState } from 'react'

const storeKey = 'waldkerf-editor-side'

function readKept(store: TextStore): boolean {
  try {
    return store.getItem(storeKey) === 'folded'
  } catch {
    // The store may be closed to us: then it begins open.
    return false
  }
}

function keep(store: TextStore, isFolded: boolean) {
  try {
    store.setItem(storeKey, isFolded ? 'folded' : 'open')
  } catch {
    // Full or closed: it holds until the page is left.
  }
}

/** Whether the panel beside the sheet is folded; as it was left the last time. */
export function useSideFold() {
  const store = useTextStore()
  const [isFolded, setFolded] = useState(() => readKept(store))
  return {
    isFolded,
    /** Opens for now, where something in it is asked for. */
    open: () => setFolded(false),
    fold(next: boolean) {
      setFolded(next)
      keep(store, next)
    },
  }
}
