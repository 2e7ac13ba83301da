import { expect, test } from 'vitest'
import { monthBefore } from './monthBefore.ts'

test.each([
  ['2026-11-20', '2026-10-01', '2026-10-31'],
  ['2026-01-01', '2025-12-01', '2025-12-31'],
  ['2028-03-31', '2028-02-01', '2028-02-29'],
])('before %s: %s to %s', (today, from, to) => {
  expect(monthBefore(today)).toEqual({ from, to })
})
