import { expect, test } from 'vitest'
import { monthsFrom } from './months.ts'

test('months go on over the turn of the year', () => {
  expect(monthsFrom('2026-11-20', 0, 3)).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(monthsFrom('2026-01-31', -2, 3)).toEqual(['2025-11', '2025-12', '2026-01'])
})
