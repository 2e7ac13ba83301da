import { expect, test } from 'vitest'
import { ownYear } from './ownYear.ts'

const row = (gemeldet_am: string, status: string, art = 1, bundesland = 'Bayern', name = 'Buchdrucker') => ({
  gemeldet_am,
  status,
  art,
  name,
  bundesland,
})

test('a year is that of the newest report, by the day in Berlin; species and Länder are those published', () => {
  const rows = [
    row('2026-11-19T07:20:00+00:00', 'new', 9, 'Hessen'),
    row('2026-06-01T07:20:00+00:00', 'published'),
    row('2026-05-01T07:20:00+00:00', 'published', 2, ''),
    row('2026-04-01T07:20:00+00:00', 'published', 38, '', 'n. n. – unbekannte Art'),
    // New Year's Eve in UTC, New Year in Berlin.
    row('2025-12-31T23:30:00+00:00', 'rejected'),
    row('2025-12-31T22:30:00+00:00', 'published', 3, 'Sachsen'),
  ]
  expect(ownYear(rows)).toEqual({ year: 2026, reports: 5, published: 3, species: 2, states: 1 })
})

test('without reports there is no year', () => {
  expect(ownYear([])).toBeUndefined()
})
