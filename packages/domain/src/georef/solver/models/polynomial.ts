import type { Position, Solve } from '../types.ts'
import { fitTerms } from './basis.ts'

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
