import { expect, test } from 'vitest'
import { parseDay } from './parseDay.ts'

const today = '2026-11-21'

test.each([
  ['21.11.', '2026-11-21'],
  ['1.3', '2026-03-01'],
  ['21.11.27', '2027-11-21'],
  ['21.11.2025', '2025-11-21'],
  ['211126', '2026-11-21'],
  ['21112026', '2026-11-21'],
  ['2026-2-3', '2026-02-03'],
  ['heute', '2026-11-21'],
  ['+14', '2026-12-05'],
  ['-21', '2026-10-31'],
  ['29.2.28', '2028-02-29'],
])('%s is %s', (typed, day) => expect(parseDay(typed, today)).toBe(day))

test.each(['29.2.26', '31.11.', '32.1.26', '1.13.26', 'bald', '21/11/26', '1'])('%s is no day', (typed) =>
  expect(parseDay(typed, today)).toBeNull(),
)

test('nothing typed is nothing', () => expect(parseDay(' ', today)).toBeUndefined())
