import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTime, parseTime, toInstant } from './time.ts'

/* Spec section 9: "Relative time helper: 'just now' under 30 seconds, minutes under 1 hour, hours under 1 day, '1 day
   ago' under 2 days, then a date. Default date format year-month-day hour:minute:second. Ten-digit timestamps are
   treated as seconds." */

const at = new Date(2026, 10, 20, 9, 5, 7)
const now = at.getTime()
const before = (seconds: number) => formatTime(now - seconds * 1_000, undefined, { now })

describe('the relative time', () => {
  test.each([
    [-86_400, '2026-11-21 09:05:07'],
    [-31, '2026-11-20 09:05:38'],
    [-30, 'just now'],
    [0, 'just now'],
    [29, 'just now'],
    [30, '1 minute ago'],
    [60, '1 minute ago'],
    [61, '2 minutes ago'],
    [115, '2 minutes ago'],
    [120, '2 minutes ago'],
    [3_599, '60 minutes ago'],
    [3_600, '1 hour ago'],
    [7_200, '2 hours ago'],
    [7_195, '2 hours ago'],
    [86_399, '24 hours ago'],
    [86_400, '1 day ago'],
    [172_799, '1 day ago'],
  ])('%i s ago is %s', (seconds, said) => expect(before(seconds)).toBe(said))

  test('two days ago it is a date', () => {
    expect(before(172_800)).toBe('2026-11-18 09:05:07')
    expect(formatTime(now - 172_800_000, '{d}.{m}.', { now })).toBe('18.11.')
  })

  test('is German where asked for', () => {
    const ages = [10, 60, 600, 3_600, 7_200, 90_000]
    expect(ages.map((seconds) => formatTime(now - seconds * 1_000, undefined, { now, words: 'de' }))).toEqual([
      'gerade eben',
      'vor 1 Minute',
      'vor 10 Minuten',
      'vor 1 Stunde',
      'vor 2 Stunden',
      'vor 1 Tag',
    ])
  })
})

const ago = (seconds: number) => formatTime(Date.now() - seconds * 1_000)

/* The cases of the template's own unit tests of this helper, in English words. */
describe('the template’s cases', () => {
  const past = new Date('2018-07-13 17:54:01')
  test('ten digits, now, and a little less than two minutes and two hours', () => {
    expect(formatTime((past.getTime() / 1_000).toFixed(0))).toBe('2018-07-13 17:54:01')
    expect(ago(0.001)).toBe('just now')
    expect(ago(115)).toBe('2 minutes ago')
    expect(ago(7_195)).toBe('2 hours ago')
    expect(ago(86_400)).toBe('1 day ago')
    expect(formatTime(past)).toBe('2018-07-13 17:54:01')
  })
  test.each([
    ['{y}-{m}-{d} {h}:{i}', '2018-07-13 17:54'],
    ['{y}-{m}-{d}', '2018-07-13'],
    ['{y}/{m}/{d} {h}-{i}', '2018/07/13 17-54'],
  ])('the pattern %s', (pattern, said) => {
    expect(formatTime(past, pattern)).toBe(said)
    expect(parseTime(past, pattern)).toBe(said)
  })
  test('with a pattern a moment ago is a date, too', () => {
    expect(formatTime(now, '{y}-{m}-{d}', { now })).toBe('2026-11-20')
  })
})

describe('the pattern', () => {
  test('is year-month-day hour:minute:second, two digits each', () => {
    expect(parseTime(at)).toBe('2026-11-20 09:05:07')
  })
  test('takes its tokens one by one; repeated letters count once', () => {
    expect(parseTime(at, '{yyyy}/{mm}/{dd} {a}')).toBe('2026/11/20 Fri')
    expect(parseTime(at, '{a}, {d}.{m}.{y}', 'de')).toBe('Fr, 20.11.2026')
    expect(parseTime(at, '{x} y')).toBe('{x} y')
  })
})

describe('instants', () => {
  test('ten digits are seconds, as a number or as text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }), (seconds) => {
        expect(toInstant(seconds)?.getTime()).toBe(seconds * 1_000)
        expect(toInstant(String(seconds))?.getTime()).toBe(seconds * 1_000)
        expect(parseTime(seconds)).toBe(parseTime(seconds * 1_000))
      }),
    )
  })
  test('zero is the epoch', () => expect(toInstant(0)?.getTime()).toBe(0))
  test('a day alone begins at midnight here', () => expect(parseTime('2026-11-20')).toBe('2026-11-20 00:00:00'))
  test('ISO 8601 and the default format are read', () => {
    expect(toInstant('2026-11-20T08:00:00Z')?.toISOString()).toBe('2026-11-20T08:00:00.000Z')
    expect(parseTime('2026-11-20 09:05:07')).toBe('2026-11-20 09:05:07')
  })
  test.each([null, undefined, '', 'gestern', Number.NaN])('%j is none', (value) => {
    expect(parseTime(value)).toBeNull()
    expect(formatTime(value)).toBeNull()
  })
  test('writing and reading again changes nothing', () => {
    const seconds = fc.integer({ min: 0, max: 4_000_000_000 }).map((value) => new Date(value * 1_000))
    // The hour that occurs twice each autumn has the same text both times.
    const unambiguous = seconds.filter(
      (date) => new Date(parseTime(date)!.replace(' ', 'T')).getTime() === date.getTime(),
    )
    fc.assert(
      fc.property(unambiguous, (date) => {
        expect(toInstant(parseTime(date))?.getTime()).toBe(date.getTime())
      }),
    )
  })
})
