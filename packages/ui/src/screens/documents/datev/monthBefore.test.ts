import { expect, test } from 'vitest'
import { monthBefore, quarterBefore, yearBefore } from './monthBefore.ts'

test.each([
  ['2026-11-20', '2026-10-01', '2026-10-31'],
  ['2026-01-01', '2025-12-01', '2025-12-31'],
  ['2028-03-31', '2028-02-01', '2028-02-29'],
])('before %s: %s to %s', (today, from, to) => {
  expect(monthBefore(today)).toEqual({ from, to })
})

test.each([
  ['2026-11-20', '2026-07-01', '2026-09-30'],
  ['2026-01-01', '2025-10-01', '2025-12-31'],
  ['2026-04-30', '2026-01-01', '2026-03-31'],
])('the quarter before %s: %s to %s', (today, from, to) => {
  expect(quarterBefore(today)).toEqual({ from, to })
})

test('the year before is a business year', () => {
  expect(yearBefore('2026-11-20', 1)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
  expect(yearBefore('2026-06-30', 7)).toEqual({ from: '2024-07-01', to: '2025-06-30' })
})
