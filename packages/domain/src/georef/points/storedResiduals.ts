import type { Residual } from '../solver/fit.ts'

/** The residuals that came with the points: of this fit in pixels, in map units, of another fit, or none. */
export type StoredResiduals = 'pixels' | 'mapUnits' | 'other' | 'none'

type Stored = { nr: number; dx: number | null; dy: number | null }

/** Files and rows round their residuals. */
const rounding = 0.005

/**
 * Compares stored residuals with those of a fit. Some programs store them in map units; the next save writes pixels,
 * which the user should know before.
 */
export function storedResiduals(points: readonly Stored[], residuals: readonly Residual[]): StoredResiduals {
  const pairs = residuals.flatMap((residual) => {
    const { dx, dy } = points.find(({ nr }) => nr === residual.nr) ?? { dx: null, dy: null }
    return dx === null || dy === null ? [] : { residual, dx, dy }
  })
  if (pairs.every(({ dx, dy }) => dx === 0 && dy === 0)) return 'none'
  if (pairs.every(({ residual, dx, dy }) => isClose(dx, residual.dx) && isClose(dy, residual.dy))) return 'pixels'
  // In map units programs differ about the sign.
  const isMap = pairs.every(
    ({ residual, dx, dy }) =>
      isClose(Math.abs(dx), Math.abs(residual.mapDx)) && isClose(Math.abs(dy), Math.abs(residual.mapDy)),
  )
  return isMap ? 'mapUnits' : 'other'
}

function isClose(stored: number, found: number): boolean {
  return Math.abs(stored - found) <= rounding * Math.max(1, Math.abs(found))
}
