import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineAmount, sumAmounts, totalsByRate, buildTotals, wholeEuros } from './amounts.ts'
import { formatEuros } from './formatAmount.ts'
import { groupLines } from './groups.ts'

/** Decimal text with this number of decimals, positive or negative. */
const decimals = (places: number) =>
  fc.tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.nat(10 ** places - 1)).map(([whole, rest]) => {
    return `${whole}.${String(rest).padStart(places, '0')}`
  })
const lines = fc.array(fc.record({ anzahl: decimals(3), ep: decimals(4) }), { maxLength: 40 })
const inCents = (amount: string) => BigInt(amount.replace('.', ''))
const negated = (text: string) => (text.startsWith('-') ? text.slice(1) : `-${text}`)

test.each([
  ['1', '0.125', '0.13'],
  ['1', '-0.125', '-0.13'],
  ['3', '0.335', '1.01'],
  ['-1', '0.004', '0.00'],
  ['1.005', '1', '1.01'],
  ['1000000000', '9999.9999', '9999999900000.00'],
])('%s × %s is %s', (anzahl, ep, amount) => expect(lineAmount({ anzahl, ep })).toBe(amount))

test.each(['1e5', 'NaN', '', '1,5', 'Infinity', '0x1'])('%j is no amount', (ep) =>
  expect(() => lineAmount({ anzahl: '1', ep })).toThrow(RangeError),
)

test('net is the sum of the lines, VAT is rounded once, gross is both', () => {
  const five = Array.from({ length: 5 }, () => ({ anzahl: '1', ep: '0.03' }))
  expect(buildTotals(five, '19')).toEqual({
    net: '0.15',
    vat: '0.03',
    gross: '0.18',
    rates: [{ rate: '19', net: '0.15', vat: '0.03' }],
  })
  fc.assert(
    fc.property(lines, fc.constantFrom('19', '7', '0', '16', '5.5'), (rows, rate) => {
      const totals = buildTotals(rows, rate)
      expect(inCents(totals.net)).toBe(rows.reduce((sum, row) => sum + inCents(lineAmount(row)), 0n))
      expect(inCents(totals.gross)).toBe(inCents(totals.net) + inCents(totals.vat))
    }),
  )
})

test('a cancellation is the exact mirror', () => {
  fc.assert(
    fc.property(lines, (rows) => {
      const own = buildTotals(rows, '19')
      const mirror = buildTotals(
        rows.map((row) => ({ ...row, anzahl: negated(row.anzahl) })),
        '19',
      )
      expect(sumAmounts([own.net, mirror.net])).toBe('0.00')
      expect(sumAmounts([own.gross, mirror.gross])).toBe('0.00')
    }),
  )
})

test('several rates are rounded each on its own, and 19 and 19.0 are one', () => {
  const { rates, vat } = totalsByRate(['19', '7', '19.0'].map((rate) => ({ anzahl: '1', ep: '0.03', rate })))
  expect(rates).toEqual([
    { rate: '19', net: '0.06', vat: '0.01' },
    { rate: '7', net: '0.03', vat: '0.00' },
  ])
  expect(vat).toBe('0.01')
})

test('subtotals of groups add up to the net total', () => {
  const titled = fc.array(
    fc.record({ anzahl: decimals(2), ep: decimals(2), erl_titel: fc.constantFrom('', '', 'Vermessung') }),
  )
  fc.assert(
    fc.property(titled, (rows) => {
      const groups = groupLines(rows)
      expect(groups.flatMap((group) => group.lines)).toEqual(rows)
      expect(sumAmounts(groups.map((group) => group.subtotal))).toBe(buildTotals(rows, '0').net)
    }),
  )
})

test('whole euros are those that are shown, and their sum is the sum of what is shown', () => {
  const parts = ['17300.60', '83439.60', '78251.60']
  expect(parts.map(wholeEuros)).toEqual(['17301.00', '83440.00', '78252.00'])
  expect(sumAmounts(parts.map(wholeEuros))).toBe('178993.00')
  expect(['0.50', '-0.50', '-0.49', '1.5'].map(wholeEuros)).toEqual(['1.00', '-1.00', '0.00', '2.00'])
  fc.assert(
    fc.property(decimals(2), (amount) => {
      expect(formatEuros(wholeEuros(amount)).replace('-0', '0')).toBe(formatEuros(amount).replace('-0', '0'))
    }),
  )
})

test('whole cents add up as any decimals do, however large', () => {
  fc.assert(
    fc.property(fc.array(decimals(2), { maxLength: 40 }), (amounts) => {
      const sum = amounts.reduce((total, amount) => total + inCents(amount), 0n)
      expect(inCents(sumAmounts(amounts))).toBe(sum)
      expect(sumAmounts([...amounts, '0'])).toBe(sumAmounts(amounts))
    }),
  )
  expect(sumAmounts(['9999999900000.00', '0.01', '-0.02'])).toBe('9999999899999.99')
})
