import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { berlinDay, daysBetween, toIsoWeek } from './days.ts'

test.each([
  ['2026-01-01', 2026, 1],
  ['2027-01-01', 2026, 53],
  ['2025-12-29', 2026, 1],
  ['2024-12-30', 2025, 1],
  ['2023-01-01', 2022, 52],
  ['2026-11-20', 2026, 47],
])('%s', (day, year, week) => expect(toIsoWeek(day)).toEqual({ year, week }))

test('seven days on, the week is the next one', () => {
  const time = fc.integer({ min: 0, max: 40_000 }).map((days) => days * 86_400_000)
  fc.assert(
    fc.property(time, (start) => {
      const day = (offset: number) => new Date(start + offset * 86_400_000).toISOString().slice(0, 10)
      const [before, after] = [toIsoWeek(day(0)), toIsoWeek(day(7))]
      expect(after.year === before.year ? after.week - before.week : after.week).toBe(1)
      expect(daysBetween(day(0), day(7))).toBe(7)
    }),
  )
})

test('the day begins at midnight in Berlin', () => {
  expect(berlinDay(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20')
  expect(berlinDay(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
  expect(berlinDay(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01')
})

test('in whatever order a browser writes days of a language', () => {
  const { formatToParts } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(function turned(
    this: Intl.DateTimeFormat,
    date,
  ) {
    return formatToParts.call(this, date).toReversed()
  })
  expect(berlinDay(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
})
