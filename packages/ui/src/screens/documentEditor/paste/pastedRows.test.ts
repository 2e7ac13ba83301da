import { parseNumber } from '@waldkerf/domain/office/input/parseNumber'
import { readings } from '@waldkerf/domain/office/input/readings'
import { lineAmount } from '@waldkerf/domain/office/money/amounts'
import { isLong } from '@waldkerf/domain/testing/isLong'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastedRows } from './pastedRows.ts'

const short = (text: string) => pastedRows(text).map(({ bez, anzahl, einheit, ep }) => [bez, anzahl, einheit, ep])

test('titles say which column is what, in any order', () => {
  expect(
    short('Menge\tEinheit\tBezeichnung\tEinzelpreis\r\n2,5\th\tAufmaß\t96,00\r\n1\tStück\tRover\t1.120,5'),
  ).toEqual([
    ['Aufmaß', '2.5', 'h', '96'],
    ['Rover', '1', 'Stück', '1120.5'],
  ])
})

test('without titles the columns are known by their looks', () => {
  expect(short('Anfahrt zum Forstamt\t42\tkm\t0,52')).toEqual([['Anfahrt zum Forstamt', '42', 'km', '0.52']])
  expect(short('1\tSchacht aufnehmen\t3\tStück\t34,80\t104,40')).toEqual([['Schacht aufnehmen', '3', 'Stück', '34.8']])
  expect(short('Gutachten\t1.850,00')).toEqual([['Gutachten', '1', '', '1850']])
})

test('a number that cannot be read comes as it stands, in quantity and price alike', () => {
  const rows = pastedRows('Bezeichnung\tMenge\tPreis\nProbe\t1.23\t7\nFahrt\t3\t1.35\nRest\tca. 2\t5')
  expect(rows).toMatchObject([
    { bez: 'Probe', unklar_anzahl: '1.23', ep: '7', unklar_ep: '' },
    { bez: 'Fahrt', anzahl: '3', unklar_anzahl: '', unklar_ep: '1.35' },
    { bez: 'Rest', unklar_anzahl: 'ca. 2', ep: '5' },
  ])
})

test('without titles a number with two readings is still a number', () => {
  expect(pastedRows('Anfahrt zum Forstamt\t2.5\tkm\t0,52')).toMatchObject([
    { bez: 'Anfahrt zum Forstamt', unklar_anzahl: '2.5', einheit: 'km', ep: '0.52' },
  ])
})

const titles = 'Leistung\tMenge\tEinheit\tEinzelpreis\tGesamtpreis'

test.each([
  ['2.5', '1.35', '3.38', '2.5', '1.35'],
  ['2.5', '1,35', '3,38', '2.5', '1.35'],
  ['0.500', '80', '40,00', '0.5', '80'],
  // Some sheets write a zero before groups.
  ['0.500', '80', '40.000,00', '500', '80'],
  ['1,234.50', '2', '2,469.00', '1234.5', '2'],
  // Read as 1.234 the line would not come to its amount.
  ['1.234', '10', '12,34', '1.234', '10'],
  ['1.234', '10', '12.340,00', '1234', '10'],
])('%s × %s = %s says how they are meant', (quantity, price, amount, anzahl, ep) => {
  expect(pastedRows(`${titles}\nFahrt\t${quantity}\th\t${price}\t${amount}`)).toMatchObject([
    { anzahl, ep, unklar_anzahl: '', unklar_ep: '' },
  ])
})

test('an amount that fits no reading, or two, settles nothing', () => {
  const unclear = { unklar_anzahl: '0.500', ep: '0', unklar_ep: '' }
  expect(pastedRows(`${titles}\nFahrt\t0.500\th\t80\t41,00`)).toMatchObject([{ ...unclear, ep: '80' }])
  expect(pastedRows(`${titles}\nFahrt\t0.500\th\t0\t0`)).toMatchObject([unclear])
})

test.each([
  // Every reading of it contradicts the amount, or two fit.
  ['1.000', 'Stück', '2.000', '2.000', { unklar_anzahl: '1.000', unklar_ep: '2.000' }],
  ['2', 'h', '5', '11', { unklar_anzahl: '2', unklar_ep: '5' }],
  ['', '', '5', '10', { unklar_anzahl: '', unklar_ep: '5' }],
  ['3', 'h', '', '30,00', { anzahl: '3', unklar_ep: '= 30,00' }],
  // A number beside it is English.
  ['1.234', 'ha', '10.50', '', { unklar_anzahl: '1.234', unklar_ep: '10.50' }],
  ['1.234', 'ha', '10,50', '', { anzahl: '1234', ep: '10.5' }],
  ['1.234', 'ha', '10.50', '12.96', { anzahl: '1.234', ep: '10.5' }],
  ['(1.500)', 'h', '2', '', { unklar_anzahl: '(1.500)', ep: '2' }],
  ['(1.500)', 'h', '2', '(3.000,00)', { anzahl: '-1500', ep: '2' }],
  ['50 %', '', '200', '', { unklar_anzahl: '50 %', ep: '200' }],
  ['50', '%', '200', '100', { unklar_anzahl: '50' }],
  ["1'234.50", 'h', '2', "2'469.00", { anzahl: '1234.5', ep: '2' }],
])('%s %s × %s = %s is %j', (quantity, unit, price, amount, wanted) => {
  const line = [quantity, unit, price, amount].join('\t')
  expect(pastedRows(`${titles}\nFahrt\t${line}`)).toMatchObject([wanted])
})

test('without titles a number in brackets is a number', () => {
  expect(pastedRows('Gutschrift\t(1.500)\th\t2')).toMatchObject([{ unklar_anzahl: '(1.500)', einheit: 'h', ep: '2' }])
})

const isHeard = (quantity: string, price: string, amount: string) => {
  const [row] = pastedRows(`${titles}\nFahrt\t${quantity}\th\t${price}\t${amount}`)
  if (!row || row.unklar_anzahl || row.unklar_ep || amount === '' || quantity + price === '') return true
  return readings(amount).some(({ value }) => lineAmount({ anzahl: value, ep: '1' }) === lineAmount(row))
}

/** The long run takes minutes. */
const longest = isLong ? 900_000 : undefined

test(
  'no line is read against its own amount in silence',
  () => {
    const number = fc
      .tuple(
        fc.constantFrom('', '', '-', '('),
        fc.oneof(
          fc.constantFrom(
            '1',
            '2',
            '1.000',
            '2.000',
            '1.234',
            '0.500',
            '1,500',
            '2.5',
            '1,35',
            "1'000",
            '1.234,50',
            '1,234.50',
          ),
          fc.nat(9_999).map((cents) => (cents / 100).toFixed(2)),
          fc.nat(9_999).map((cents) => (cents / 100).toFixed(2).replace('.', ',')),
        ),
      )
      .map(([sign, digits]) => sign + digits + (sign === '(' ? ')' : ''))
    const maybe = fc.option(number, { nil: '', freq: 9 })
    const numRuns = isLong ? 100_000 : 1_000
    expect(() => fc.assert(fc.property(maybe, maybe, maybe, isHeard), { numRuns })).not.toThrow()
  },
  longest,
)

test('whatever is pasted, a number that was not read is kept as its text', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'0123456789.,-€ e'.split('')), minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(cell, (typed) => {
      const [row] = pastedRows(`Leistung\tMenge\tPreis\nFahrt\t${typed}\t5`)
      const parsed = parseNumber(typed.trim())
      const wanted =
        'fault' in parsed ? { unklar_anzahl: typed.trim() } : { anzahl: parsed.value ?? '1', unklar_anzahl: '' }
      expect(row).toMatchObject(wanted)
    }),
  )
})

test('quoted cells keep their line breaks; empty lines are none', () => {
  expect(short('"Erste Zeile\nZweite ""Zeile"""\t2\th\t5\n\t\t\t\n')).toEqual([
    ['Erste Zeile\nZweite "Zeile"', '2', 'h', '5'],
  ])
  expect(pastedRows(' \n')).toEqual([])
})
