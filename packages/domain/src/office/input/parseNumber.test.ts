import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatQuantity } from '../money/formatAmount.ts'
import { parseNumber } from './parseNumber.ts'

test.each([
  ['1', '1'],
  ['1,5', '1.5'],
  [',5', '0.5'],
  ['5,', '5'],
  ['1.234', '1234'],
  ['1.234.567,89', '1234567.89'],
  ['1 234,50', '1234.5'],
  ['1\u202F234', '1234'],
  ['+3', '3'],
  ['-3,20', '-3.2'],
  ['\u22123', '-3'],
  ['-0', '0'],
  ['€ 12', '12'],
  ['12,00 €', '12'],
  ['-€ 5', '-5'],
  ['19 %', '19'],
  ['007', '7'],
  ['12,-', '12'],
  ['12,–', '12'],
  ['1.234,- €', '1234'],
  ['-12,\u2212', '-12'],
])('%j is %s', (typed, value) => expect(parseNumber(typed)).toEqual({ value }))

test.each([
  ['1.23', 'ambiguous', '1,23'],
  ['1234.567', 'ambiguous', '1234,567'],
  ['1,234.50', 'ambiguous', '1.234,50'],
  ['12.34.567', 'ambiguous', '1234567'],
  ['1 23', 'ambiguous', '123'],
  ['0.500', 'ambiguous', '0,500'],
  ['01.234', 'ambiguous', '01,234'],
  ['0.500,5', 'ambiguous', '0500,5'],
  ['0 500', 'ambiguous', '0500'],
  ['12.-', 'ambiguous', '12'],
  [',-', 'notANumber', undefined],
  ['1 234.50', 'notANumber', undefined],
  ['1e5', 'exponent', undefined],
  ['5-', 'trailingMinus', '-5'],
  ['1,2,3', 'secondComma', undefined],
  ["1'000", 'notANumber', undefined],
  ['zwölf', 'notANumber', undefined],
  ['€', 'notANumber', undefined],
  ['--5', 'notANumber', undefined],
  ['0,1234567', 'tooManyDecimals', undefined],
  ['1234567890123', 'tooLarge', undefined],
])('%j is refused: %s', (typed, fault, suggestion) =>
  expect(parseNumber(typed)).toEqual({ fault, ...(suggestion !== undefined && { suggestion }) }),
)

test('nothing typed is no value', () => expect(parseNumber('  ')).toEqual({ value: undefined }))

test('what is shown is read back as the same', () => {
  const shown = fc.tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.nat(999_999))
  fc.assert(
    fc.property(shown, ([whole, rest]) => {
      const tail = String(rest).padStart(6, '0').replace(/0+$/, '')
      const text = tail === '' ? String(whole) : `${whole}.${tail}`
      expect(parseNumber(formatQuantity(text))).toEqual({ value: text })
    }),
  )
})

test('nothing that is typed throws or leaves the notation', () => {
  const wire = /^-?\d{1,12}(\.\d{1,6})?$/
  const isSound = (typed: string) => {
    const parsed = parseNumber(typed)
    return 'fault' in parsed || parsed.value === undefined || wire.test(parsed.value)
  }
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-+ €%e'.split('')) })
  expect(() => fc.assert(fc.property(typed, isSound))).not.toThrow()
})
