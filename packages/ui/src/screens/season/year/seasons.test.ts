import { expect, test } from 'vitest'
import { latestWeek, groupSeasons } from './seasons.ts'

const today = '2026-05-15' // week 20
const counts = [
  { jahr: 2022, woche: 20, anzahl: 99 },
  { jahr: 2024, woche: 20, anzahl: 5 },
  { jahr: 2025, woche: 19, anzahl: 4 },
  { jahr: 2025, woche: 30, anzahl: 8 },
  { jahr: 2026, woche: 20, anzahl: 7 },
]

test('three years at most, the newest first, with a gap where the weeks are still to come', () => {
  const seasons = groupSeasons(counts, today)
  expect(seasons.map(({ year }) => year)).toEqual([2026, 2025, 2024])
  expect(seasons[0]?.weeks.slice(18, 21)).toEqual([0, 7, null])
  expect(seasons[1]?.weeks.slice(18, 21)).toEqual([4, 0, 0])
  expect(seasons.every(({ weeks }) => weeks.length === 52)).toBe(true)
})

test('a year of 53 weeks has 53 values', () => {
  expect(groupSeasons([{ jahr: 2026, woche: 53, anzahl: 1 }], '2026-12-31')[0]?.weeks).toHaveLength(53)
})

test('the present year is listed before its first find, a future year is not', () => {
  const seasons = groupSeasons([{ jahr: 2027, woche: 1, anzahl: 1 }], today)
  expect(seasons.map(({ year }) => year)).toEqual([2026])
})

test('a week leads to the newest year that has had it', () => {
  const seasons = groupSeasons(counts, today)
  expect([0, 19, 20, 51, 52].map((index) => latestWeek(seasons, index))).toEqual([
    '2026-W01',
    '2026-W20',
    '2025-W21',
    '2025-W52',
    undefined,
  ])
})
