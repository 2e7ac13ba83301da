import { leastSquares } from '../householder.ts'
import { toFrame } from '../normalise.ts'
import type { Mapping, Position, Solve } from '../types.ts'

/** Weights of a spline's centres and of its plane, for each of the two coordinates that it predicts. */
type Weights = { first: number[]; second: number[] }
/** The slowly computed part of a spline, as plain numbers. */
export type SplineWeights = { forward: Weights; backward: Weights }

/** Thin plate spline through all points, with a reverse spline of its own. Exact duplicates count once. */
export const spline: Solve = (from, to) => {
  const weights = weighSpline(from, to)
  return weights && splineModel(from, to, weights)
}

/** Computes the weights, which takes time with the cube of the number of points. */
export function weighSpline(from: readonly Position[], to: readonly Position[]): SplineWeights | null {
  const [ownFrom, ownTo] = withoutTwins(from, to)
  const forward = weighOneWay(ownFrom, ownTo)
  const backward = weighOneWay(ownTo, ownFrom)
  return forward && backward && { forward, backward }
}

/** The spline from weights computed before, for the same points. */
export function splineModel(from: readonly Position[], to: readonly Position[], weights: SplineWeights) {
  const [ownFrom, ownTo] = withoutTwins(from, to)
  const forward = oneWay(ownFrom, ownTo, weights.forward)
  const backward = oneWay(ownTo, ownFrom, weights.backward)
  return forward && backward && { forward, backward }
}

function withoutTwins(from: readonly Position[], to: readonly Position[]) {
  const seen = new Set<string>()
  const places = from.flatMap((position, index) => {
    const pair = [...position, ...(to[index] ?? [NaN, NaN])].join()
    const isNew = !seen.has(pair)
    seen.add(pair)
    return isNew ? [[position, to[index] ?? ([NaN, NaN] as const)] as const] : []
  })
  return [places.map(([position]) => position), places.map(([, other]) => other)] as const
}

function weighOneWay(from: readonly Position[], to: readonly Position[]): Weights | null {
  const source = toFrame(from)
  const target = toFrame(to)
  if (!source || !target) return null
  const centres = from.map(source.into)
  const rows = centres.map(([x, y]) => [...centres.map(([cx, cy]) => kernel(x - cx, y - cy)), 1, x, y])
  const sides = [0, 1, 2].map((power) => [...centres.map(([x, y]) => [1, x, y][power] ?? 0), 0, 0, 0])
  const nothing: [number, number] = [0, 0]
  return leastSquares([...rows, ...sides], [...to.map(target.into), nothing, nothing, nothing])
}

function oneWay(from: readonly Position[], to: readonly Position[], { first, second }: Weights): Mapping | null {
  const source = toFrame(from)
  const target = toFrame(to)
  if (!source || !target) return null
  const centres = from.map(source.into)
  const [across, down] = [Float64Array.from(centres, ([x]) => x), Float64Array.from(centres, ([, y]) => y)]
  const count = centres.length
  const plane = [count, count + 1, count + 2].map((at) => [first[at] ?? 0, second[at] ?? 0] as const)
  // A preview calls this a thousand times a frame, so it allocates no array.
  return (position) => {
    const [x, y] = source.into(position)
    let [one, other] = [0, 0]
    for (let at = 0; at < count; at += 1) {
      const value = kernel(x - (across[at] ?? 0), y - (down[at] ?? 0))
      one += value * (first[at] ?? 0)
      other += value * (second[at] ?? 0)
    }
    for (const [at, value] of [1, x, y].entries()) {
      one += value * (plane[at]?.[0] ?? 0)
      other += value * (plane[at]?.[1] ?? 0)
    }
    return target.back([one, other])
  }
}

/** r² log r, up to a factor that the weights take. */
export function kernel(dx: number, dy: number): number {
  const square = dx * dx + dy * dy
  return square > 0 ? square * Math.log(square) : 0
}
