interface Limits {
  /** Until the answer begins, in ms. */
  begin: number
  /** Until it is whole, in ms. */
  whole: number
}

/**
 * Silence ends a read soon; one that has begun gets longer, since lists come slowly over slow lines, but a dripping
 * answer has an end too. A write has one limit for all.
 */
export const limits = {
  read: { begin: 10_000, whole: 30_000 },
  write: { begin: 15_000, whole: 15_000 },
} as const satisfies Record<string, Limits>

/** Runs from now on. @param asked the caller's own way to end it */
export function startLimit({ begin, whole }: Limits, asked?: AbortSignal) {
  const late = new AbortController()
  const first = setTimeout(() => late.abort(), begin)
  const second = setTimeout(() => late.abort(), whole)
  return {
    signal: asked ? AbortSignal.any([late.signal, asked]) : late.signal,
    /** The answer has begun. */
    onBegun: () => clearTimeout(first),
    isOver: () => late.signal.aborted,
    stop() {
      clearTimeout(first)
      clearTimeout(second)
    },
  }
}
