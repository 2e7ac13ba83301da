import * as fc from 'fast-check'
import { type Columns, type Facts, factsAbout, type Row } from '../entities/columns.ts'

const longText = (most: number) =>
  fc.oneof(fc.string({ unit: 'grapheme', maxLength: Math.min(most, 20) }), fc.constantFrom('', '🌲'.repeat(most)))

/** Without zeros at the end, as a table writes them where they were not typed. */
const decimalText = (most: number, decimals: number) =>
  fc
    .tuple(fc.boolean(), fc.oneof(fc.nat(most - 1), fc.constantFrom(0, most - 1)), fc.nat(10 ** decimals - 1))
    .map(([isNegative, whole, part]) => {
      const digits = String(part).padStart(decimals, '0').replace(/0+$/, '')
      const amount = digits === '' ? String(whole) : `${whole}.${digits}`
      return isNegative && amount !== '0' ? `-${amount}` : amount
    })

const values: { [K in Facts['kind']]: (facts: Extract<Facts, { kind: K }>) => fc.Arbitrary<unknown> } = {
  text: ({ most }) => longText(most),
  decimal: ({ most, decimals }) => decimalText(most, decimals),
  whole: ({ least, most }) => fc.integer({ min: least, max: most }),
  flag: () => fc.boolean(),
}

/** Rows within their limits, and at them. */
export const anyRow = <C extends Columns>(columns: C): fc.Arbitrary<Row<C>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => {
        const facts = factsAbout(column)
        return [name, values[facts.kind](facts as never)]
      }),
    ),
  ) as unknown as fc.Arbitrary<Row<C>>
