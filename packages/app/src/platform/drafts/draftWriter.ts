/** A draft is kept when nothing was typed for so long, in ms. */
export const draftQuiet = 1_000

/** Puts writing off until it is quiet; the last value counts. @param write keeps a value */
export function createDraftWriter<T>(write: (value: T) => void) {
  let pending: { value: T } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(timer)
    const last = pending
    pending = undefined
    if (last) write(last.value)
  }

  return {
    change(value: T) {
      clearTimeout(timer)
      pending = { value }
      timer = setTimeout(flush, draftQuiet)
    },
    /** Writes now what waits, as when the page is hidden and may never come back. */
    flush,
    /** The pending write is dropped: its text was saved. */
    cancel() {
      clearTimeout(timer)
      pending = undefined
    },
  }
}
