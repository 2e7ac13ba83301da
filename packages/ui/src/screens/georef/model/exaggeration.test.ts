import { expect, test } from 'vitest'
import { exaggerationFor, usualExaggeration } from './exaggeration.ts'

test.each([
  [1, 10_000, 500],
  [0.02, 10_000, 20_000],
  [3.3, 14_000, 200],
  [5_000, 10_000, 1],
  [0, 10_000, 1],
  [Number.NaN, 10_000, 1],
])('the longest of %s px on a sheet of %s px is drawn %s times as long', (largest, side, times) => {
  expect(exaggerationFor(largest, side, 'report')).toBe(times)
})

test.each([
  [[2, 30], 10_000, 50],
  // One point is grossly wrong: its arrow stays on the sheet.
  [[2, 900], 10_000, 1],
  [[2, 400], 10_000, 2],
  [[0.01], 10_000, 1_000],
  [[], 10_000, 1],
  [[Number.NaN, 3], 10_000, 500],
])('residuals of %j px on a sheet of %s px are drawn %s times as long', (residuals, side, times) => {
  expect(usualExaggeration(residuals, side)).toBe(times)
})
