import { leastSquares } from '../householder.ts'
import { toFrame } from '../normalise.ts'
import type { Mapping, Position, Solve } from '../types.ts'
import { weighted } from './basis.ts'

/** Thin plate spline through all points, with a reverse spline of its own. Exact duplicates count once. */
export const spline: Solve = (from, to) => {
  const pairs = from.map((position, index) => [...position, ...(to[index] ?? [NaN, NaN])].join())
  const first = (_: Position, index: number) => pairs.indexOf(pairs[index] ?? '') === index
  const forward = oneWay(from.filter(first), to.filter(first))
  const backward = oneWay(to.filter(first), from.filter(first))
  return forward && backward && { forward, backward }
}

function oneWay(from: readonly Position[], to: readonly Position[]): Mapping | null {
  const source = toFrame(from)
  const target = toFrame(to)
  if (!source || !target) return null
  const centres = from.map(source.into)
  const terms = ([x, y]: Position) => {
    const values = centres.map(([cx, cy]) => kernel(x - cx, y - cy))
    values.push(1, x, y)
    return values
  }
  const sides = [0, 1, 2].map((power) => [...centres.map(([x, y]) => [1, x, y][power] ?? 0), 0, 0, 0])
  const nothing: [number, number] = [0, 0]
  const found = leastSquares([...centres.map(terms), ...sides], [...to.map(target.into), nothing, nothing, nothing])
  if (!found) return null
  return (position) => {
    const values = terms(source.into(position))
    return target.back([weighted(values, found.first), weighted(values, found.second)])
  }
}

/** r² log r, up to a factor that the weights take. */
export function kernel(dx: number, dy: number): number {
  const square = dx * dx + dy * dy
  return square > 0 ? square * Math.log(square) : 0
}
