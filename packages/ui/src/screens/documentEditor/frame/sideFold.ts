import { useState } from 'react'

const storeKey = 'waldkerf-editor-side'

function readKept(): boolean {
  try {
    return localStorage.getItem(storeKey) === 'folded'
  } catch {
    // The store may be closed to us: then it begins open.
    return false
  }
}

function keep(isFolded: boolean) {
  try {
    localStorage.setItem(storeKey, isFolded ? 'folded' : 'open')
  } catch {
    // Full or closed: it holds until the page is left.
  }
}

/** Whether the panel beside the sheet is folded; as it was left the last time. */
export function useSideFold() {
  const [isFolded, setFolded] = useState(readKept)
  return {
    isFolded,
    /** Opens for now, where something in it is asked for. */
    open: () => setFolded(false),
    fold(next: boolean) {
      setFolded(next)
      keep(next)
    },
  }
}
