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

/** Whether a check now refreshes. */
export const isDue = (left: number, life: number) => left < Math.min(refreshBelow, Math.max(life * 0.5, life * 0.2))

/** Pauses between tries to load the user's data, in ms; the last one repeats. */
export const userDataPauses = [1_000, 2_000, 5_000, 10_000] as const
