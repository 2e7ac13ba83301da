import { expect, test } from 'vitest'
import { exaggerationFor } from './exaggeration.ts'

test.each([
  [1, 10_000, 500],
  [0.02, 10_000, 20_000],
  [3.3, 14_000, 200],
  [5_000, 10_000, 1],
  [0, 10_000, 1],
  [Number.NaN, 10_000, 1],
])('the longest of %s px on a sheet of %s px is drawn %s times as long', (largest, side, times) => {
  expect(exaggerationFor(largest, side)).toBe(times)
})
