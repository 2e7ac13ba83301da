import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseScale } from './chooseScale.ts'

it.each([
  [1, 50],
  [2.2, 200],
  [0.6, 50],
  [1222, 100_000],
])('at %f m per px the bar stands for %i m', (perPixel, metres) => {
  expect(chooseScale(perPixel).metres).toBe(metres)
})

it('fits, and is never shorter than two fifths of its room', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 100_000, noNaN: true }), (perPixel) => {
      const { width } = chooseScale(perPixel, 96)
      expect(width).toBeLessThanOrEqual(96.001)
      expect(width).toBeGreaterThan(38)
    }),
  )
})
