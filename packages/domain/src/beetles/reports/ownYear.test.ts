import { expect, test } from 'vitest'
import { ownYear } from './ownYear.ts'

const row = (gemeldet_am: string, status: string, art = 1, bundesland = 'Bayern') => ({
  gemeldet_am,
  status,
  art,
  bundesland,
})

test('a year is that of the newest report, by the day in Berlin; species and Länder are those published', () => {
  const rows = [
    row('2026-11-19T07:20:00+00:00', 'new', 9, 'Hessen'),
    row('2026-06-01T07:20:00+00:00', 'published'),
    row('2026-05-01T07:20:00+00:00', 'published', 2, ''),
    // New Year's Eve in UTC, New Year in Berlin.
    row('2025-12-31T23:30:00+00:00', 'rejected'),
    row('2025-12-31T22:30:00+00:00', 'published', 3, 'Sachsen'),
  ]
  expect(ownYear(rows)).toEqual({ year: 2026, reports: 4, published: 2, species: 2, states: 1 })
})

test('without reports there is no year', () => {
  expect(ownYear([])).toBeUndefined()
})
