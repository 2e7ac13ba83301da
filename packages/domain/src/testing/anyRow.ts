import * as fc from 'fast-check'
import { type Columns, eachColumn, type Facts, type Row } from '../entities/columns.ts'
import { isBlank } from '../texts/blank.ts'

const longText = (most: number) =>
  fc
    .oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constantFrom('', '🌲'.repeat(most)))
    .map((text) => Array.from(text).slice(0, most).join(''))

/** Decimal text without trailing zeros, which some tables remove. */
const decimalText = (least: number, most: number, decimals: number) =>
  fc
    .tuple(fc.boolean(), fc.oneof(fc.nat(most - 1), fc.constantFrom(0, most - 1)), fc.nat(10 ** decimals - 1))
    .map(([isNegative, whole, part]) => {
      const digits = String(part).padStart(decimals, '0').replace(/0+$/, '')
      const amount = digits === '' ? String(whole) : `${whole}.${digits}`
      return isNegative && least < 0 && amount !== '0' ? `-${amount}` : amount
    })

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const orNull = (isNullable: boolean, values: fc.Arbitrary<unknown>) => (isNullable ? fc.option(values) : values)

const values: { [K in Facts['kind']]: (facts: Extract<Facts, { kind: K }>) => fc.Arbitrary<unknown> } = {
  text: ({ most, isCleared }) => longText(most).map((text) => (isCleared && isBlank(text) ? '' : text)),
  words: ({ most, isName }) =>
    longText(most)
      .map((text) => (isName ? text.trim() : text))
      .filter((text) => !isBlank(text)),
  address: ({ isNeeded }) => fc.constantFrom('büro@wald.test', isNeeded ? 'a@b.test' : ''),
  status: ({ fallback }) => fc.constant(fallback),
  decimal: ({ least, most, decimals }) => decimalText(least, most, decimals),
  whole: ({ least, most, isNullable }) => orNull(isNullable, fc.integer({ min: least, max: most })),
  count: ({ most }) => fc.nat(most),
  real: ({ least, most }) => fc.option(fc.double({ min: least, max: most, noNaN: true })),
  day: ({ isNullable }) => orNull(isNullable, days),
  reference: ({ isNullable }) => orNull(isNullable, fc.nat()),
  flag: () => fc.boolean(),
}

/** Rows with values within their limits, limits included. */
export const anyRow = <C extends Columns>(columns: C): fc.Arbitrary<Row<C>> =>
  fc.record(
    Object.fromEntries(eachColumn(columns).map(([name, facts]) => [name, values[facts.kind](facts as never)])),
  ) as unknown as fc.Arbitrary<Row<C>>
