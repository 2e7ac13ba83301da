import { type FitPoint, leastPoints, type TransformType } from '../solver/types.ts'
import { leaveOneOut } from './leaveOneOut.ts'

/** The point whose disabling helps most, with the leave-one-out error with and without it, in map units. */
export type Outlier = { nr: number; before: number; after: number }

/** Only the points with the largest residuals are tried, since each trial computes a new leave-one-out error. */
const trials = 5
/** A point counts as an outlier only if the error without it is below this part of the error with it. */
const muchBetter = 0.7
const millimetre = 0.001

/** The one point that spoils a fit; null if none stands out or there are too few to tell. */
export function findOutlier(type: TransformType, points: readonly FitPoint[]): Outlier | null {
  const whole = leaveOneOut(type, points)
  if (!whole || whole.misses.length - 2 < leastPoints[type] || whole.error < millimetre) return null
  const suspects = whole.misses
    .toSorted((one, other) => Math.hypot(other.dx, other.dy) - Math.hypot(one.dx, one.dy))
    .slice(0, trials)
  let best: Outlier | null = null
  for (const { nr } of suspects) {
    const without = points.map((point) => (point.nr === nr ? { ...point, enable: false } : point))
    const after = leaveOneOut(type, without)?.error
    if (after !== undefined && after < (best?.after ?? whole.error * muchBetter)) {
      best = { nr, before: whole.error, after }
    }
  }
  return best
}
