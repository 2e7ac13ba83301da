import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { solveSquare } from './elimination.ts'
import { leastSquares } from './householder.ts'

const entry = fc.double({ min: -1, max: 1, noNaN: true })
const system = fc
  .integer({ min: 1, max: 8 })
  .chain((size) =>
    fc.tuple(
      fc.array(fc.array(entry, { minLength: size, maxLength: size }), { minLength: size, maxLength: size }),
      fc.array(fc.tuple(entry, entry), { minLength: size, maxLength: size }),
    ),
  )

test('what it finds solves the system, and is what reflections find', () => {
  fc.assert(
    fc.property(system, ([rows, right]) => {
      // A strong diagonal keeps the system well away from singular ones.
      const strong = rows.map((row, at) => row.map((value, column) => value + (at === column ? row.length + 1 : 0)))
      const found = solveSquare(strong, right)
      const other = leastSquares(strong, right)
      for (const side of ['first', 'second'] as const) {
        for (const [at, value] of (other?.[side] ?? []).entries()) expect(found?.[side][at]).toBeCloseTo(value, 10)
      }
    }),
  )
})

test('a zero on the diagonal is no obstacle', () => {
  const rows = [
    [0, 2],
    [1, 0],
  ]
  expect(solveSquare(rows, [[4, 0], [3, 1]])).toEqual({ first: [3, 2], second: [1, 0] }) // prettier-ignore
})

test('rows that depend on each other have no solution', () => {
  const rows = [
    [1, 2],
    [2, 4],
  ]
  expect(solveSquare(rows, [[1, 1], [2, 2]])).toBeNull() // prettier-ignore
})
