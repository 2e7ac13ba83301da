import { polynomial } from './models/polynomial.ts'
import { projective } from './models/projective.ts'
import { helmert, linear } from './models/similarity.ts'
import { spline } from './models/spline.ts'
import { type Refusal, findRefusal, tooClose } from './refusal.ts'
import { type FitPoint, leastPoints, type Mapping, type Position, type Solve, type TransformType } from './types.ts'

/** In pixels, predicted minus measured: `dx` is further right, `dy` further down. `mapDx`, `mapDy` are in map units. */
export type Residual = { nr: number; dx: number; dy: number; residual: number; mapDx: number; mapDy: number }

export type Fit =
  | { ok: true; type: TransformType; forward: Mapping; backward: Mapping; residuals: Residual[]; meanError: number }
  | ({ ok: false; type: TransformType } & Refusal)

const solvers: Record<TransformType, Solve> = {
  linear,
  helmert,
  polynomial1: polynomial(1),
  polynomial2: polynomial(2),
  polynomial3: polynomial(3),
  tps: spline,
  projective,
}

/**
 * Fits the enabled points. Residuals come for every point, in the order given; the mean error is in pixels,
 * √(Σ(dx²+dy²)/(n − n_min)) over the enabled ones, 0 at n = n_min.
 * @param solve in place of the type's own solver
 */
export function fit(type: TransformType, points: readonly FitPoint[], solve = solvers[type]): Fit {
  const enabled = points.filter((point) => point.enable)
  if (enabled.length < leastPoints[type]) return { ok: false, type, ...findRefusal(type, enabled) }
  if (type === 'tps' && tooClose(enabled)) return { ok: false, type, ...findRefusal(type, enabled) }
  const { pixels, places } = enabledPlaces(enabled)
  const model = solve(pixels, places)
  if (!model) return { ok: false, type, ...findRefusal(type, enabled) }
  const residuals = points.map((point) => toResidual(point, model.forward, model.backward))
  const spare = enabled.length - leastPoints[type]
  const squares = residuals.reduce((sum, { residual }, at) => sum + (points[at]?.enable ? residual ** 2 : 0), 0)
  return { ok: true, type, ...model, residuals, meanError: spare === 0 ? 0 : Math.sqrt(squares / spare) }
}

/** Where the enabled points are on the scan and on the map. */
export function enabledPlaces(points: readonly FitPoint[]): { pixels: Position[]; places: Position[] } {
  const enabled = points.filter((point) => point.enable)
  return { pixels: enabled.map(toPixel), places: enabled.map(toMapPosition) }
}

function toPixel({ pixelx, pixely }: FitPoint): Position {
  return [pixelx, pixely]
}

function toMapPosition({ mapx, mapy }: FitPoint): Position {
  return [mapx, mapy]
}

function toResidual(point: FitPoint, forward: Mapping, backward: Mapping): Residual {
  const [column, negativeRow] = backward(toMapPosition(point))
  const [east, north] = forward(toPixel(point))
  const dx = column - point.pixelx
  // pixely is the negative row, so that a prediction further down is a smaller pixely.
  const dy = point.pixely - negativeRow
  return { nr: point.nr, dx, dy, residual: Math.hypot(dx, dy), mapDx: east - point.mapx, mapDy: north - point.mapy }
}
