import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseScale, isRough, shortCount, tappedDegrees, tapWithin } from './chooseScale.ts'

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

it.each([
  [2_100, 10_000, true, 50.12],
  [98, 500, true, 50.1235],
  [24.6, 100, false, 50.1235],
  [0.3, 1, false, 50.123457],
])('a tap at %f m per px may be %i m off', (perPixel, within, rough, degrees) => {
  expect(tapWithin(perPixel)).toBe(within)
  expect(isRough(within)).toBe(rough)
  expect(tappedDegrees(50.123456789, within)).toBe(degrees)
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
