import { expect, test } from 'vitest'
import { pastedRows } from './pastedRows.ts'

const short = (text: string) =>
  pastedRows(text).map(({ values: { bez, anzahl, einheit, ep } }) => [bez, anzahl, einheit, ep])

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

test('a number with two readings is left out and named', () => {
  const [row] = pastedRows('Bezeichnung\tMenge\tPreis\nProbe\t1.23\t7')
  expect(row?.values).toMatchObject({ bez: 'Probe', anzahl: '1', ep: '7' })
  expect(row?.faults.anzahl).toEqual({ text: '1.23', fault: 'ambiguous' })
})

test('quoted cells keep their line breaks; empty lines are none', () => {
  expect(short('"Erste Zeile\nZweite ""Zeile"""\t2\th\t5\n\t\t\t\n')).toEqual([
    ['Erste Zeile\nZweite "Zeile"', '2', 'h', '5'],
  ])
  expect(pastedRows(' \n')).toEqual([])
})
