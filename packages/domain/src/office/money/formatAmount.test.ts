import { expect, test } from 'vitest'
import { formatDifference, formatEuros, formatMoney, formatPrice, formatQuantity, formatRate } from './formatAmount.ts'

const spaced = (text: string) => text.replaceAll('\u00A0', ' ')

test('German and English, to the cent of large amounts', () => {
  expect(spaced(formatMoney('9007199254740993.07'))).toBe('9.007.199.254.740.993,07 €')
  expect(spaced(formatMoney('-1234.5'))).toBe('-1.234,50 €')
  expect(formatMoney('1234.5', 'en')).toBe('€1,234.50')
})

test('what is only expected has no cents', () => {
  expect(spaced(formatEuros('248827.39'))).toBe('248.827 €')
  expect(formatEuros('-1234.5', 'en')).toBe('-€1,235')
})

test('a difference has its sign', () => {
  expect(['29981', '-0.5', '0.00'].map((amount) => spaced(formatDifference(amount)))).toEqual([
    '+29.981,00 €',
    '-0,50 €',
    '0,00 €',
  ])
  expect(formatDifference('1', 'en')).toBe('+€1.00')
})

test('prices and quantities show the decimals they have', () => {
  expect(spaced(formatPrice('0.1255'))).toBe('0,1255 €')
  expect(spaced(formatPrice('3'))).toBe('3,00 €')
  expect(formatQuantity('12.500000')).toBe('12,5')
  expect(spaced(formatRate('19'))).toBe('19 %')
})
