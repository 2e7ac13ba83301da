import { expect, test } from 'vitest'
import { writtenNumber } from './numberText.ts'
import { rowsCountDown, withRowsTurned } from './rowSense.ts'

test.each([
  ['4.567.890,25', 4_567_890.25],
  ['4,567,890.25', 4_567_890.25],
  ["5'812'345.75", 5_812_345.75],
  ['5 812 345,75', 5_812_345.75],
  ['−12,5', -12.5],
  ['1.234', 1.234],
  ['1.234,5', 1234.5],
  ['1,234', 1.234],
  ['1 2 3', null],
  ['12,34,5', null],
  ['', null],
  ['Infinity', null],
])('%j is written for %j', (text, value) => expect(writtenNumber(text)).toBe(value))

test('rows that count downwards are seen and turned', () => {
  expect(rowsCountDown([{ pixely: 0 }, { pixely: 7 }])).toBe(true)
  expect(rowsCountDown([{ pixely: -1 }, { pixely: 7 }])).toBe(false)
  expect(rowsCountDown([{ pixely: 0 }])).toBe(false)
  expect(withRowsTurned([{ pixely: 0 }, { pixely: 7 }])).toEqual([{ pixely: 0 }, { pixely: -7 }])
})
