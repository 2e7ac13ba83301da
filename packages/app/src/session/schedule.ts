/** Refresh when less than this many seconds of validity remain (spec section 9). */
export const refreshBelow = 70
/** The check of the specification, in ms. */
export const checkEvery = 60_000

/**
 * When to look again, in ms: the specification's minute, and for short lives also when a fifth of the life is left,
 * since the minute alone comes too late for them.
 * @param left validity left in seconds @param life the token's whole life in seconds
 */
export function nextCheck(left: number, life: number): number {
  const threshold = Math.min(refreshBelow, life * 0.2)
  const untilThreshold = Math.max(1, left - threshold) * 1_000
  return Math.min(checkEvery, untilThreshold)
}

/** Whether a check refreshes. @param left validity left in seconds */
export const isDue = (left: number) => left < refreshBelow

const pauses = [1_000, 2_000, 5_000, 10_000]

/** How long to wait after so many failed tries, in ms; the longest pause repeats. */
export const pauseAfter = (failures: number) => pauses[failures] ?? 10_000
