import { pauseBefore } from '@waldkerf/domain/repetition/rounds'

/** Refresh when less than this many seconds of validity remain (spec section 9). */
export const refreshBelow = 70
/** The check of the specification, in ms. */
export const checkEvery = 60_000

/**
 * When to check again, in ms: the specification's minute, for short-lived tokens also when a fifth of the lifetime is
 * left, since the minute alone would be too late for them.
 * @param left validity left in seconds @param lifetime the token's whole life in seconds
 */
export function nextCheck(left: number, lifetime: number): number {
  const threshold = Math.min(refreshBelow, lifetime * 0.2)
  const untilThreshold = Math.max(1, left - threshold) * 1_000
  return Math.min(checkEvery, untilThreshold)
}

/** Whether a check refreshes. @param left validity left in seconds */
export const isDue = (left: number) => left < refreshBelow

/**
 * How long to wait before the next check of the connection, in ms; unlike repetitions, checks continue until the
 * connection is back. @param failures number of failed checks
 */
export const pauseAfter = (failures: number) => pauseBefore(failures + 1) ?? 10_000
