import { leastSquares } from '../householder.ts'
import { toFrame } from '../normalise.ts'
import type { Mapping, Position } from '../types.ts'

/** Fits one direction as a weighted sum of `terms`, in normalised coordinates on both sides. */
export function fitTerms(
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

export function weighted(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0)
}
