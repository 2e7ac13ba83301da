import { expect, test } from 'vitest'
import { fittingExaggeration } from './exaggeration.ts'

const size = { width: 1_600, height: 1_200 }
const of = (...residuals: number[]) => residuals.map((residual) => ({ residual }))

test('whatever its size, the longest arrow is well seen and ends within the frame', () => {
  for (const longest of [0.3, 0.5, 2, 7, 28, 100]) {
    const arrow = fittingExaggeration(of(longest / 3, longest, NaN), size) * longest
    expect(arrow).toBeLessThanOrEqual(240)
    expect(arrow).toBeGreaterThan(240 / 2.6)
  }
})

test('an outlier is drawn as long as it is, and what is only rounding not at all', () => {
  expect(fittingExaggeration(of(0.5, 933), size)).toBe(1)
  expect(fittingExaggeration(of(1e-9), size)).toBe(1)
  expect(fittingExaggeration([], size)).toBe(1)
  expect(fittingExaggeration(of(0.02), size)).toBe(1_000)
})
