/** Other windows hear of it by the browser's own event for changed storage. */
const storageKey = 'waldkerf.stored'

/**
 * Tells the other windows of this browser that something of a document was stored.
 * @param name of the document
 */
export const openCrossTabSync = (name: string) => ({
  tell() {
    try {
      localStorage.setItem(storageKey, `${name} ${Date.now()}`)
    } catch {
      // Without storage the others look again after a while.
    }
  },
  /** @returns what ends it */
  listen(onStored: () => void): () => void {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey && newValue?.startsWith(`${name} `)) onStored()
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  },
})
