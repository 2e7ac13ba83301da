import { expect, test } from 'vitest'
import { fittingDigits, tellingDigits, typedNumber, usedDigits } from './shownNumber.ts'

test('all numbers of a column have the same decimals', () => {
  const column = [389_000.5, 389_012, 389_999.125]
  const digits = usedDigits(column, 3)
  expect(column.map((value) => typedNumber(value, 'de', digits, true))).toEqual([
    '389000,500',
    '389012,000',
    '389999,125',
  ])
  expect([usedDigits([1, 20], 3), usedDigits([1.5, 20], 3), usedDigits([], 3), usedDigits([0.000_4], 3)]).toEqual([
    0, 1, 0, 0,
  ])
})

test('fewer decimals beside a large number, and no minus before a zero', () => {
  const decimals = [[0.35, 9.1], [933.2, 0.4], [5_000_000], [undefined, NaN]].map((column) => fittingDigits(column, 2))
  expect(decimals).toEqual([2, 1, 0, 2])
  expect(typedNumber(-0.001, 'en', 2, true)).toBe('0.00')
})

test('as many decimals as the smallest number needs to differ from zero', () => {
  const decimals = [[0.27, 933.4], [12, 40], [0.012, 3], [0, 0.000_01], [null]].map((column) =>
    tellingDigits(column, 3),
  )
  expect(decimals).toEqual([3, 2, 3, 2, 2])
})
