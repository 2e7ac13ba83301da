import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { parseDay } from './parseDay.ts'

const today = '2026-11-21'

test.each([
  ['21.11.', '2026-11-21'],
  ['1.3', '2026-03-01'],
  ['21.11.27', '2027-11-21'],
  ['21.11.2025', '2025-11-21'],
  ['211126', '2026-11-21'],
  ['21112026', '2026-11-21'],
  ['20101121', '2010-11-21'],
  ['20112010', '2010-11-20'],
  ['1.1.1900', '1900-01-01'],
  ['31.12.2100', '2100-12-31'],
  ['2026-2-3', '2026-02-03'],
  ['heute', '2026-11-21'],
  ['+14', '2026-12-05'],
  ['-21', '2026-10-31'],
  ['29.2.28', '2028-02-29'],
])('%s is %s', (typed, day) => expect(parseDay(typed, today)).toBe(day))

test.each([
  '29.2.26',
  '31.11.',
  '32.1.26',
  '1.13.26',
  'bald',
  '21/11/26',
  '1',
  '31.12.1899',
  '1.1.2101',
  '21.11.0100',
  '0100-11-21',
])('%s is no day', (typed) => expect(parseDay(typed, today)).toBeNull())

const isOneDay = (digits: string) => {
  const [first, last] = [digits.slice(0, 4), digits.slice(4)]
  const german = parseDay(`${first.slice(0, 2)}.${first.slice(2)}.${last}`, today)
  const iso = parseDay(`${first}-${last.slice(0, 2)}-${last.slice(2)}`, today)
  return german === null || iso === null
}

/** The long run takes minutes. */
const longest = isLong ? 900_000 : undefined

test(
  'no text of eight digits is a day both ways round',
  () => {
    const year = fc.integer({ min: 1900, max: 2100 }).map(String)
    const rest = fc.nat(9_999).map((digits) => String(digits).padStart(4, '0'))
    const property = fc.property(year, rest, (one, other) => isOneDay(one + other) && isOneDay(other + one))
    expect(() => fc.assert(property, { numRuns: isLong ? 1_000_000 : 300 })).not.toThrow()
  },
  longest,
)

test('nothing typed is nothing', () => expect(parseDay(' ', today)).toBeUndefined())
