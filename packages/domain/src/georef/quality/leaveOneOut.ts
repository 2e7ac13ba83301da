import { type Fit, fit } from '../solver/fit.ts'
import { type FitPoint, leastPoints, type TransformType, type Position } from '../solver/types.ts'
import { leverages } from './leverage.ts'
import { invertMatrix } from '../solver/householder.ts'
import { kernel } from '../solver/models/spline.ts'
import { toFrame } from '../solver/normalise.ts'

/**
 * The miss of each point by the spline through all others, in map units, from the inverse of its one matrix:
 * wᵢ / (M⁻¹)ᵢᵢ. Null for a point without which there is no spline. Points must be distinct.
 */
function splineLeaveOneOut(
  from: readonly Position[],
  to: readonly Position[],
): (readonly [number, number] | null)[] | null {
  const frame = toFrame(from)
  if (!frame) return null
  const centres = from.map(frame.into)
  // Symmetric, as its inverse: columns are rows.
  const inverted = invertMatrix([
    ...centres.map(([x, y]) => [...centres.map(([cx, cy]) => kernel(x - cx, y - cy)), 1, x, y]),
    ...[0, 1, 2].map((power) => [...centres.map(([x, y]) => [1, x, y][power] ?? 0), 0, 0, 0]),
  ])
  if (!inverted) return null
  // Weights do not change with a constant, and small numbers keep their digits.
  const [originX, originY] = to[0] ?? [0, 0]
  return centres.map((_, at) => {
    const row = inverted[at] ?? []
    const own = row[at] ?? 0
    if (!(Math.abs(own) > 1e-9)) return null
    const east = to.reduce((sum, [x], index) => sum + (row[index] ?? 0) * (x - originX), 0)
    const north = to.reduce((sum, [, y], index) => sum + (row[index] ?? 0) * (y - originY), 0)
    return [-east / own, -north / own]
  })
}

/** The prediction of a fit without the point minus where it is, in map units. */
export type Miss = { nr: number; dx: number; dy: number }
/** `error` is √(mean d²) in map units. */
export type LeaveOneOut = { error: number; misses: Miss[] }

/** Below it a point alone holds a parameter: without it there is no fit. */
const free = 1e-9

/**
 * Leave-one-out error of the forward fit: how well the enabled points predict each other. Unlike residuals it does not
 * fall by itself with more parameters, and it says something about a spline. Null without a fit, with as many points as
 * parameters need, or if a point cannot be left out.
 */
export function leaveOneOut(type: TransformType, points: readonly FitPoint[]): LeaveOneOut | null {
  const enabled = points.filter((point) => point.enable)
  if (enabled.length - 1 < leastPoints[type]) return null
  const found = fit(type, enabled)
  if (!found.ok) return null
  const misses = measureMisses(found, enabled)
  if (!misses) return null
  const squares = misses.reduce((sum, { dx, dy }) => sum + dx * dx + dy * dy, 0)
  return { error: Math.sqrt(squares / misses.length), misses }
}

function measureMisses(found: Extract<Fit, { ok: true }>, enabled: readonly FitPoint[]): Miss[] | null {
  const { type, residuals } = found
  if (type === 'tps') return splineMisses(enabled)
  if (type === 'projective') return refitMisses(type, enabled)
  const pixels = enabled.map(({ pixelx, pixely }) => [pixelx, pixely] as const)
  const misses: Miss[] = []
  for (const [at, [east, north]] of leverages(type, pixels).entries()) {
    const residual = residuals[at]
    if (!residual || !(1 - east > free) || !(1 - north > free)) return null
    misses.push({ nr: residual.nr, dx: residual.mapDx / (1 - east), dy: residual.mapDy / (1 - north) })
  }
  return misses
}

/** The definition itself: a fit without each point. */
export function refitMisses(type: TransformType, enabled: readonly FitPoint[]): Miss[] | null {
  const misses: Miss[] = []
  for (const { nr, pixelx, pixely, mapx, mapy } of enabled) {
    const others = fit(
      type,
      enabled.filter((point) => point.nr !== nr),
    )
    if (!others.ok) return null
    const [east, north] = others.forward([pixelx, pixely])
    if (!Number.isFinite(east) || !Number.isFinite(north)) return null
    misses.push({ nr, dx: east - mapx, dy: north - mapy })
  }
  return misses
}

/** Exact duplicates count once: each is predicted by the other. */
function splineMisses(enabled: readonly FitPoint[]): Miss[] | null {
  const keys = enabled.map(({ pixelx, pixely }) => `${pixelx} ${pixely}`)
  const once = enabled.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
  if (once.length - 1 < leastPoints.tps) return null
  const found = splineLeaveOneOut(
    once.map(({ pixelx, pixely }) => [pixelx, pixely]),
    once.map(({ mapx, mapy }) => [mapx, mapy]),
  )
  const misses: Miss[] = []
  for (const [at, { nr }] of enabled.entries()) {
    const isDuplicate = keys.indexOf(keys[at] ?? '') !== keys.lastIndexOf(keys[at] ?? '')
    const miss = isDuplicate ? ([0, 0] as const) : found?.[once.findIndex((point) => point.nr === nr)]
    if (!miss) return null
    misses.push({ nr, dx: miss[0], dy: miss[1] })
  }
  return misses
}
