import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatQuantity } from '../money/formatAmount.ts'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { type NumberLimits, parseNumber } from './parseNumber.ts'

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
  ['1.23', 'ambiguous', ['1,23']],
  ['-1.23', 'ambiguous', ['-1,23']],
  ['€ -3.50', 'ambiguous', ['-3,50']],
  ['1234.567', 'ambiguous', ['1.234,567']],
  ['-1,234.50', 'ambiguous', ['-1.234,50']],
  ['1,234,567', 'ambiguous', ['1.234.567']],
  ['1 234.50', 'ambiguous', ['1.234,50']],
  ["1'000", 'ambiguous', ['1.000']],
  ['1’234.50', 'ambiguous', ['1.234,50']],
  ['5.', 'ambiguous', ['5']],
  ['1 23', 'ambiguous', ['123']],
  ['0 500', 'ambiguous', ['500']],
  ['0.500', 'ambiguous', ['500', '0,500']],
  ['01.234', 'ambiguous', ['1.234', '1,234']],
  ['0.500,5', 'ambiguous', ['500,5']],
  ['-12.-', 'ambiguous', ['-12']],
  ['(1.500)', 'ambiguous', ['-1.500', '-1,500']],
  ['(12,50 €)', 'ambiguous', ['-12,50']],
  ['5-', 'trailingMinus', ['-5']],
  ['1.50-', 'trailingMinus', ['-1,50']],
  ['.5-', 'trailingMinus', ['-0,5']],
  ['1.500 €-', 'trailingMinus', ['-1.500', '-1,500']],
  // No notation writes so: any suggestion would change the number's size.
  ['1.234.50', 'notANumber', []],
  ['12.34.567', 'notANumber', []],
  ['12,34.56', 'notANumber', []],
  ['1,50.00', 'notANumber', []],
  [',1.5', 'notANumber', []],
  ['0,001.', 'notANumber', []],
  [',-', 'notANumber', []],
  ['-5-', 'notANumber', []],
  ['(-5)', 'notANumber', []],
  ['1e5', 'exponent', []],
  ['1,2,3', 'secondComma', []],
  ['zwölf', 'notANumber', []],
  ['€', 'notANumber', []],
  ['--5', 'notANumber', []],
  ['0,1234567', 'tooManyDecimals', []],
  ['1234567890123', 'tooLarge', []],
])('%j is refused: %s, and %j offered', (typed, fault, offers) => expect(parseNumber(typed)).toEqual({ fault, offers }))

test('nothing is offered that the field would refuse', () => {
  expect(parseNumber('1.234-', { decimals: 2 })).toEqual({ fault: 'trailingMinus', offers: ['-1.234'] })
  expect(parseNumber('1234.50', { digits: 3 })).toEqual({ fault: 'notANumber', offers: [] })
})

test.each([
  ['1,234.50', { value: '1234.5' }],
  ['1234.5', { value: '1234.5' }],
  ['-€1,234.50', { value: '-1234.5' }],
  ['1.23', { value: '1.23' }],
  ['12.-', { value: '12' }],
  ['1.234,50', { fault: 'ambiguous', offers: ['1,234.50'] }],
  ['1,50', { fault: 'ambiguous', offers: ['1.50'] }],
  ['1.234', { fault: 'tooManyDecimals', offers: ['1,234'] }],
  ['1 23', { fault: 'ambiguous', offers: ['123'] }],
])('in English %j is %j', (typed, parsed) => {
  expect(parseNumber(typed, { decimals: 2, notation: 'en' })).toEqual(parsed)
})

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

const digitsOnly = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')
/** Whether a minus was typed; a dash in place of the cents is none. */
const hasMinus = (typed: string) => /[-(\u2212]/.test(typed.replace(/[ €%)]+$/, '').replace(/[.,]-$/, ''))
/** Whether an offer keeps the size: a separator before other than three digits stays the decimal sign. */
const isAsLarge = (typed: string, offer: string, notation: NumberLimits['notation']) => {
  const [, cents] = /[.,](\d{1,2}|\d{4,})\D*$/.exec(typed) ?? []
  return cents === undefined || offer.endsWith(`${notation === 'en' ? '.' : ','}${cents}`)
}

const isHonest = (typed: string, within: NumberLimits) => {
  const parsed = parseNumber(typed, within)
  if ('value' in parsed) return true
  return parsed.offers.every(
    (offer) =>
      'value' in parseNumber(offer, within) &&
      digitsOnly(offer) === digitsOnly(typed) &&
      (offer.startsWith('-') === hasMinus(typed) || !/[1-9]/.test(offer)) &&
      isAsLarge(typed, offer, within.notation),
  )
}

/** The long run takes minutes. */
const longest = isLong ? 900_000 : undefined

test(
  'whatever is offered is taken, with the digits, the sign and the size that were typed',
  () => {
    const whole = fc.oneof(
      fc.nat(1_999_999).map(String),
      fc
        .tuple(
          fc.constantFrom('.', ',', ' ', "'"),
          fc.integer({ min: 0, max: 1_300 }),
          fc.array(fc.nat(1_099), { maxLength: 3 }),
        )
        .map(([sign, first, more]) => [first, ...more.map((part) => String(part).padStart(3, '0'))].join(sign)),
    )
    const shaped = fc
      .tuple(
        fc.constantFrom('', '-', '€ ', '(', '-€ ', '+', '€ -', '\u2212'),
        whole,
        fc.constantFrom('', ',5', '.50', ',00', '.', ',', ',-', '.-', '.123456', ',1234567'),
        fc.constantFrom('', '-', ' €', '%', ')', ' -', ' €)'),
      )
      .map((parts) => parts.join(''))
    const wild = fc.string({ unit: fc.constantFrom(..."0123456789.,-+ €%()'".split('')), maxLength: 9 })
    const limits = fc.constantFrom<NumberLimits>(
      {},
      { decimals: 2 },
      { decimals: 4 },
      { digits: 3, decimals: 2 },
      { notation: 'en' },
    )
    const numRuns = isLong ? 5_000_000 : 2_000
    expect(() => fc.assert(fc.property(fc.oneof(shaped, wild), limits, isHonest), { numRuns })).not.toThrow()
  },
  longest,
)
