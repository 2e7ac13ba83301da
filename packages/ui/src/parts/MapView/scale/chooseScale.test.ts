import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseScale, shortCount } from './chooseScale.ts'

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

const { format } = new Intl.NumberFormat('de-DE')
const short = shortCount(format, { thousands: (count) => `${count} Tsd.`, millions: (count) => `${count} Mio.` })

it.each([
  [7, '7'],
  [9_999, '9.999'],
  [10_000, '10 Tsd.'],
  [99_499, '99 Tsd.'],
  [999_499, '999 Tsd.'],
  [999_500, '1 Mio.'],
  [1_234_567, '1,2 Mio.'],
])('%i is %s', (count, text) => {
  expect(short(count)).toBe(text)
})
