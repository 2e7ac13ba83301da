import { enabledPlaces, type Fit, fit } from './fit.ts'
import { type SplineWeights, splineModel, weighSpline } from './models/spline.ts'
import type { FitPoint } from './types.ts'

type Fitted = Extract<Fit, { ok: true }>

/** A spline's fit without its functions, which do not pass from a worker to the page. */
export type SplineParts =
  | { found: Omit<Fitted, 'forward' | 'backward'>; weights: SplineWeights }
  | { found: Extract<Fit, { ok: false }>; weights: null }

/** The slow part of `fit('tps', points)`. */
export function splineParts(points: readonly FitPoint[]): SplineParts {
  let weights: SplineWeights | null = null
  const found = fit('tps', points, (from, to) => {
    weights = weighSpline(from, to)
    return weights && splineModel(from, to, weights)
  })
  if (!found.ok || !weights) return { found: found as Extract<Fit, { ok: false }>, weights: null }
  const { forward: _forward, backward: _backward, ...plain } = found
  return { found: plain, weights }
}

/** The fit that the parts belong to. @param points the same ones */
export function joinSpline({ found, weights }: SplineParts, points: readonly FitPoint[]): Fit {
  if (!weights) return found
  const { pixels, places } = enabledPlaces(points)
  const model = splineModel(pixels, places, weights)
  // The weights exist, so the points determine the spline.
  if (!model) throw new Error('other points than those of the spline')
  return { ...found, ...model }
}
