import { expect, test } from 'vitest'
import { monthsOn, monthWeeks } from './monthDays.ts'

test('a month begins with its Monday', () => {
  const weeks = monthWeeks('2026-11')
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(monthWeeks('2027-02')).toHaveLength(4)
})

test('a month on is a month on, at the end of short ones too', () => {
  expect(monthsOn('2026-01-31', 1)).toBe('2026-02-28')
  expect(monthsOn('2026-01-15', -1)).toBe('2025-12-15')
})
