import { useTextStore } from '@waldkerf/ui/storage/useTextStore'
import { useState } from 'react'

const storeKey = 'waldkerf-editor-side'

/** Whether the panel beside the sheet is folded; as it was left the last time. */
export function useSideFold() {
  const store = useTextStore()
  const [isFolded, setFolded] = useState(() => store.getItem(storeKey) === 'folded')
  return {
    isFolded,
    /** Opens for now, where something in it is asked for. */
    open: () => setFolded(false),
    fold(next: boolean) {
      setFolded(next)
      store.setItem(storeKey, next ? 'folded' : 'open')
    },
  }
}
