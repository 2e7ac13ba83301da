import type { Position, Solve, Mapping } from '../types.ts'
import { leastSquares } from '../householder.ts'
import { toFrame } from '../normalise.ts'

/** Fits one direction as a weighted sum of `terms`, in normalised coordinates on both sides. */
function fitTerms(
  from: readonly Position[],
  to: readonly Position[],
  terms: (position: Position) => number[],
): Mapping | null {
  const source = toFrame(from)
  const target = toFrame(to)
  if (!source || !target) return null
  const found = leastSquares(
    from.map((position) => terms(source.into(position))),
    to.map(target.into),
  )
  if (!found) return null
  return (position) => {
    const values = terms(source.into(position))
    return target.back([weighted(values, found.first), weighted(values, found.second)])
  }
}

function weighted(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0)
}

/** The monomials of each order. */
export const terms: Record<1 | 2 | 3, (position: Position) => number[]> = {
  1: ([x, y]) => [1, x, y],
  2: ([x, y]) => [1, x, y, x * x, x * y, y * y],
  3: ([x, y]) => [1, x, y, x * x, x * y, y * y, x * x * x, x * x * y, x * y * y, y * y * y],
}

/** Full polynomial of two variables. Backward is a fit of its own, as in GDAL, not the inverse of forward. */
export function polynomial(order: 1 | 2 | 3): Solve {
  return (from, to) => {
    const forward = fitTerms(from, to, terms[order])
    const backward = fitTerms(to, from, terms[order])
    return forward && backward && { forward, backward }
  }
}
