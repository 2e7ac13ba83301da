import { parseNumber } from '@waldkerf/domain/office/input/parseNumber'
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
