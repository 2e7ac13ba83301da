import { expect, test } from 'vitest'
import { berlinMidnight, dayAfter } from './berlinDays.ts'

test('a day in Berlin begins an hour or two before it does in Greenwich', () => {
  expect(berlinMidnight('2026-11-21').toISOString()).toBe('2026-11-20T23:00:00.000Z')
  expect(berlinMidnight('2026-07-01').toISOString()).toBe('2026-06-30T22:00:00.000Z')
  // The days on which the clocks change.
  expect(berlinMidnight('2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z')
  expect(berlinMidnight('2026-10-25').toISOString()).toBe('2026-10-24T22:00:00.000Z')
})

test('days are counted over the ends of months', () => {
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01')
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
})
