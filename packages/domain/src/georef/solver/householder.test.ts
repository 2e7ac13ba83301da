import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { invertMatrix, leastSquares } from './householder.ts'

const entry = fc.double({ min: -1, max: 1, noNaN: true })
const matrixArbitrary = (height: number, width: number) =>
  fc.array(fc.array(entry, { minLength: width, maxLength: width }), { minLength: height, maxLength: height })
const square = fc.integer({ min: 1, max: 8 }).chain((size) => matrixArbitrary(size, size))

/** Well away from singular ones. */
const strong = (rows: readonly (readonly number[])[]) =>
  rows.map((row, at) => row.map((value, column) => value + (at === column ? rows.length + 1 : 0)))
const times = (row: readonly number[], column: readonly number[]) =>
  row.reduce((sum, value, at) => sum + value * (column[at] ?? NaN), 0)

test('a square system is solved as it stands', () => {
  fc.assert(
    fc.property(square, (rows) => {
      const right = rows.map((row) => [row[0] ?? 0, 1] as const)
      const found = leastSquares(strong(rows), right)
      for (const [at, row] of strong(rows).entries()) {
        expect(times(row, found?.first ?? [])).toBeCloseTo(right[at]?.[0] ?? NaN, 10)
        expect(times(row, found?.second ?? [])).toBeCloseTo(1, 10)
      }
    }),
  )
})

test('what is left of more rows than columns stands upright on every column', () => {
  fc.assert(
    fc.property(matrixArbitrary(9, 3), (noise) => {
      const rows = noise.map((row, at) => row.map((value, column) => value + (at % 3 === column ? 4 : 0)))
      const right = noise.map(([x = 0, y = 0]) => [x * y, x + 1] as const)
      const { first = [], second = [] } = leastSquares(rows, right) ?? {}
      for (const column of [0, 1, 2]) {
        const along = rows.map((row) => row[column] ?? 0)
        expect(times(along, rows.map((row, at) => times(row, first) - (right[at]?.[0] ?? NaN)))).toBeCloseTo(0, 9) // prettier-ignore
        expect(times(along, rows.map((row, at) => times(row, second) - (right[at]?.[1] ?? NaN)))).toBeCloseTo(0, 9) // prettier-ignore
      }
    }),
  )
})

test('zeros on the diagonal, as a spline has them, are no obstacle', () => {
  const rows = [
    [0, 2],
    [1, 0],
  ]
  const found = leastSquares(rows, [[4, 0], [3, 1]]) // prettier-ignore
  for (const [at, value] of [3, 2].entries()) expect(found?.first[at]).toBeCloseTo(value, 12)
  for (const [at, value] of [1, 0].entries()) expect(found?.second[at]).toBeCloseTo(value, 12)
})

test('a matrix times its inverse is the unit matrix', () => {
  fc.assert(
    fc.property(square, (rows) => {
      for (const [at, column] of (invertMatrix(strong(rows)) ?? []).entries()) {
        for (const [place, row] of strong(rows).entries()) {
          expect(times(row, column)).toBeCloseTo(at === place ? 1 : 0, 10)
        }
      }
    }),
  )
})

test('rows that depend on each other have neither solution nor inverse', () => {
  const rows = [
    [1, 2],
    [2, 4],
  ]
  expect(leastSquares(rows, [[1, 1], [2, 2]])).toBeNull() // prettier-ignore
  expect(invertMatrix(rows)).toBeNull()
})
