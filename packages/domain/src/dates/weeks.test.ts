import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toIsoWeek } from './days.ts'
import { readTypedWeek, readWeek, weekDays, weekText } from './weeks.ts'

test.each([
  ['2026-W21', '2026-05-18', '2026-05-24'],
  ['2026-W01', '2025-12-29', '2026-01-04'],
  ['2026-W53', '2026-12-28', '2027-01-03'],
])('%s is %s to %s', (text, from, to) => expect(weekDays(readWeek(text)!)).toEqual({ from, to }))

test.each(['2025-W53', '2026-W00', '2026-W54', '2026-21', '0000-W01', 'W21', ''])('%j is no week', (text) =>
  expect(readWeek(text)).toBeUndefined(),
)

test.each(['KW 21/2026', 'kw21/2026', '21/2026', ' KW 21 / 2026 ', 'Woche 21, 2026', 'week 21 2026', '2026-w21'])(
  '%j is typed for the week 21 of 2026',
  (text) => expect(readTypedWeek(text)).toEqual({ year: 2026, week: 21 }),
)

test.each(['', 'KW', 'KW 54/2026', 'KW 0/2026', '21/26', 'KW 21/20266', '121/2026'])('%j is typed for none', (text) =>
  expect(readTypedWeek(text)).toBeUndefined(),
)

test('the week of any day holds it, and is read back', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, (day) => {
      const week = toIsoWeek(day)
      const { from, to } = weekDays(week)
      expect(from <= day && day <= to).toBe(true)
      expect(readWeek(weekText(week))).toEqual(week)
    }),
  )
})
