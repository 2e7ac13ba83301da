import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seasonTrend } from './seasonTrend.ts'

const count = (jahr: number, woche: number, anzahl: number) => ({ jahr, woche, anzahl })
const trend = (today: string, ...counts: ReturnType<typeof count>[]) => {
  const { year, week, soFar, before } = seasonTrend(counts, today)
  return [year, week, soFar, before]
}

test('both years are counted until the last full week', () => {
  const counts = [count(2025, 19, 4), count(2025, 20, 8), count(2025, 30, 16), count(2026, 19, 3), count(2026, 20, 1)]
  // Saturday of week 20: the week is not over, so it counts in neither year.
  expect(trend('2026-05-16', ...counts)).toEqual([2026, 19, 3, 4])
  expect(trend('2026-05-17', ...counts)).toEqual([2026, 20, 4, 12])
  expect(trend('2026-05-18', ...counts)).toEqual([2026, 20, 4, 12])
})

test('in the first days of a year the year before is counted to its end', () => {
  const counts = [count(2024, 52, 2), count(2025, 52, 5), count(2026, 1, 9)]
  expect(trend('2025-12-30', ...counts)).toEqual([2025, 52, 5, 2])
  expect(trend('2026-01-03', ...counts)).toEqual([2025, 52, 5, 2])
  // The first of January lies in week 1, which ends on the fourth.
  expect(trend('2026-01-04', ...counts)).toEqual([2026, 1, 9, 0])
})

test('week 53 is never compared: two years in a row never both have one', () => {
  // 2026 has 53 weeks, 2025 and 2027 have 52.
  const counts = [count(2025, 52, 1), count(2026, 52, 2), count(2026, 53, 4), count(2027, 52, 8)]
  expect(trend('2027-01-03', ...counts)).toEqual([2026, 52, 2, 1])
  expect(trend('2027-12-31', ...counts)).toEqual([2027, 51, 0, 0])
  expect(trend('2028-01-02', ...counts)).toEqual([2027, 52, 8, 2])
})

test('a year without a predecessor has nothing to be compared with', () =>
  expect(trend('2026-05-17', count(2026, 3, 7))).toEqual([2026, 20, 7, 0]))

test('a year that equals the one before has the same count on every day', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, fc.array(fc.nat(30), { minLength: 53, maxLength: 53 }), (today, weekly) => {
      const year = Number(today.slice(0, 4))
      const years = [year - 2, year - 1, year, year + 1]
      const { soFar, before, week, weeks } = seasonTrend(
        years.flatMap((jahr) => weekly.map((anzahl, at) => count(jahr, at + 1, anzahl))),
        today,
      )
      expect(before).toBe(soFar)
      expect(weeks).toEqual(weekly.slice(0, week))
    }),
  )
})
