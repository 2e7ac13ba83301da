import { describe, expect, test } from 'vitest'
import { isSameDecimal, toDay, toDecimal, toFlag, toName, toRate } from './arguments.ts'

const refusing = (code: string) => expect.objectContaining({ answer: expect.objectContaining({ details: code }) })

describe('days', () => {
  test.each(['2024-02-29', '1900-01-01', '2199-12-31'])('%s', (day) => {
    expect(toDay(day)).toBe(day)
  })

  test.each(['', 'heute', '2026-02-29', '2026-13-01', '1899-12-31', '20.11.2026', '2026-11-20T00:00:00'])(
    'not %j',
    (day) => {
      expect(() => toDay(day)).toThrow(refusing('bad_day'))
    },
  )
})

describe('decimals', () => {
  test.each([
    ['19', '19'],
    ['2.50', '2.50'],
    ['007.10', '7.10'],
    ['-0.00', '0.00'],
    ['-0.5', '-0.5'],
  ])('%s is kept as %s', (sent, kept) => {
    expect(toDecimal(sent, 100, 2)).toBe(kept)
  })

  test.each([
    ['', 'bad_number'],
    ['NaN', 'bad_number'],
    ['1e2', 'bad_number'],
    ['1,5', 'bad_number'],
    ['100.01', 'number_range'],
    ['-100.01', 'number_range'],
    ['1.505', 'number_decimals'],
  ])('not %j', (sent, code) => {
    expect(() => toDecimal(sent, 100, 2)).toThrow(refusing(code))
  })

  test('are the same number whatever zeros they end on', () => {
    expect(isSameDecimal('19', '19.000')).toBe(true)
    expect(isSameDecimal('-0.1', '-0.10')).toBe(true)
    expect(isSameDecimal('999999999999', '999999999999.000001')).toBe(false)
  })

  test('a rate is not negative', () => {
    expect(() => toRate('-1')).toThrow(refusing('number_range'))
  })
})

test('flags are words, and none of them is no', () => {
  expect(['true', 'false', ''].map(toFlag)).toEqual([true, false, false])
  expect(() => toFlag('ja')).toThrow(refusing('bad_flag'))
})

test('a name is more than blanks', () => {
  expect(toName('  Stadtforst ')).toBe('Stadtforst')
  expect(() => toName('  ')).toThrow(refusing('name_missing'))
})
