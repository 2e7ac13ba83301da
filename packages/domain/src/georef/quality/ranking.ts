import { type Fit, fit } from '../solver/fit.ts'
import type { FitPoint, TransformType } from '../solver/types.ts'
import { leaveOneOut } from './leaveOneOut.ts'

/** A type among the others. Errors are in map units; null where the points do not suffice. */
export type Ranked = {
  type: TransformType
  fit: Fit
  /** √(mean (dE² + dN²)) of the forward fit: how closely it follows the points it was made of. */
  fitError: number | null
  /** How well the points predict each other (`leaveOneOut`). */
  leaveOneOut: number | null
  /** Follows the points more closely than a simpler type, and predicts them worse. */
  overfits: boolean
  recommended: boolean
}

/** From few parameters to many; a spline has as many as points. */
const simplest: readonly TransformType[] = [
  'helmert',
  'linear',
  'polynomial1',
  'projective',
  'polynomial2',
  'polynomial3',
  'tps',
]
/** A simpler type is recommended as long as it predicts nearly as well; below a millimetre all predict alike. */
const nearly = 1.1
const millimetre = 0.001

/**
 * All types by their leave-one-out error, best first, those without one last. The residuals alone would always name
 * the type with the most parameters.
 * @param isGood whether a type may be recommended at all
 */
export function rankTypes(
  points: readonly FitPoint[],
  isGood: (type: TransformType, leaveOneOut: number) => boolean = () => true,
): Ranked[] {
  const measured = simplest.map((type) => {
    const found = fit(type, points)
    return {
      type,
      fit: found,
      fitError: measureFitError(found, points),
      leaveOneOut: leaveOneOut(type, points)?.error ?? null,
    }
  })
  const best = Math.min(...measured.map(({ leaveOneOut }) => leaveOneOut ?? Infinity))
  const isNearlyBest = ({ type, leaveOneOut }: Pick<Ranked, 'type' | 'leaveOneOut'>) =>
    leaveOneOut !== null && leaveOneOut <= Math.max(best * nearly, millimetre) && isGood(type, leaveOneOut)
  const recommended = measured.find(isNearlyBest)
  return measured
    .map((one, at) => ({
      ...one,
      overfits: measured.slice(0, at).some((simpler) => isFooled(one, simpler)),
      recommended: one === recommended,
    }))
    .toSorted((one, other) => (one.leaveOneOut ?? Infinity) - (other.leaveOneOut ?? Infinity) || 0)
}

type Errors = Pick<Ranked, 'fitError' | 'leaveOneOut'>

function isFooled(one: Errors, simpler: Errors): boolean {
  if (one.fitError === null || simpler.fitError === null || simpler.leaveOneOut === null) return false
  if (one.fitError >= simpler.fitError) return false
  // With no point to spare it follows them exactly and can predict nothing.
  if (one.leaveOneOut === null) return true
  return one.leaveOneOut > Math.max(simpler.leaveOneOut, millimetre)
}

function measureFitError(found: Fit, points: readonly FitPoint[]): number | null {
  if (!found.ok) return null
  const squares = found.residuals.flatMap(({ mapDx, mapDy }, at) =>
    points[at]?.enable ? mapDx * mapDx + mapDy * mapDy : [],
  )
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length)
}
