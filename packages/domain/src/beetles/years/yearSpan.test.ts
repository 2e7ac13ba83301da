import { expect, test } from 'vitest'
import { cumulated, latestYear, spanDays, stateYear, yearSpan, yearWeeks } from './yearSpan.ts'

test.each([
  ['2026-11-20', 2026, 46, true],
  // Its Sunday ends a week.
  ['2026-11-22', 2026, 47, true],
  ['2026-12-27', 2026, 52, true],
  // 2026 has 53 weeks; the last one ends in January.
  ['2027-01-02', 2026, 52, true],
  ['2027-01-03', 2026, 53, false],
])('on %s the report is that of %i until week %i', (today, year, until, isPart) => {
  expect(latestYear(today)).toBe(year)
  expect(yearSpan(year, today)).toEqual({ year, until, isPart })
})

test('a year that is over has all of its weeks, one to come has none', () => {
  expect(yearSpan(2020, '2026-11-20')).toEqual({ year: 2020, until: 53, isPart: false })
  expect(yearSpan(2027, '2026-11-20')).toEqual({ year: 2027, until: 0, isPart: true })
})

test('the days of a span are those of its weeks', () => {
  expect(spanDays({ year: 2026, until: 53, isPart: false })).toEqual({ from: '2025-12-29', to: '2027-01-03' })
})

const counts = [
  { jahr: 2023, woche: 1, anzahl: 1 },
  { jahr: 2025, woche: 2, anzahl: 4 },
  { jahr: 2025, woche: 40, anzahl: 9 },
  { jahr: 2026, woche: 1, anzahl: 5 },
  { jahr: 2026, woche: 4, anzahl: 100 },
]
const span = { year: 2026, until: 3, isPart: true }

test('weeks beyond the span have no number; years without sightings are left out', () => {
  const years = yearWeeks(counts, span)
  expect(years.map(({ year }) => year)).toEqual([2026, 2025, 2023])
  expect(years[0]?.weeks.slice(0, 5)).toEqual([5, 0, 0, null, null])
  // 2026 has 53 weeks, 2025 has not.
  expect(years.map(({ weeks }) => weeks.length)).toEqual([53, 53, 53])
  expect(years[1]?.weeks[52]).toBe(null)
  expect(cumulated(years)[1]?.weeks[39]).toBe(13)
})

test('the same weeks are compared', () => {
  expect(stateYear(yearWeeks(counts, span), span)).toEqual({ soFar: 5, before: 4, mean: { value: 3, years: 2 } })
  const first = { year: 2023, until: 52, isPart: false }
  const early = counts.filter(({ jahr }) => jahr <= 2023)
  expect(stateYear(yearWeeks(early, first), first)).toEqual({ soFar: 1, before: undefined, mean: undefined })
  expect(stateYear(yearWeeks([], first), first).soFar).toBe(0)
})
