import { expect, it } from 'vitest'
import { shortCount } from './shortCount.ts'

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
