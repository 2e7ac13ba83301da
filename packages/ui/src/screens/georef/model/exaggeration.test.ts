import { expect, test } from 'vitest'
import { usualExaggeration } from './exaggeration.ts'

const size = { width: 1_600, height: 1_200 }
const of = (...residuals: number[]) => residuals.map((residual) => ({ residual }))

test('good sheets are drawn alike, and the arrow of an outlier ends within the frame', () => {
  expect(usualExaggeration(of(0.5, 2, NaN), size)).toBe(50)
  expect(usualExaggeration(of(0.5, 28), size)).toBe(10)
  expect(usualExaggeration(of(933), size)).toBe(1)
  expect(usualExaggeration(of(933), null)).toBe(50)
  expect(usualExaggeration([], size)).toBe(50)
})
