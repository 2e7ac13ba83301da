import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

const figures = (name: string, ...values: (number | null)[]) => ({
  name: 'Art',
  columns: values.map((_, index) => ({ label: `Spalte ${index + 1}` })),
  rows: [{ id: '1', name, values }],
})

test('German spreadsheets open it as it is', () => {
  expect(toCsv(figures('Großer Waldgärtner', 1_290, 0.38, null))).toBe(
    '\uFEFFArt;Spalte 1;Spalte 2;Spalte 3\r\nGroßer Waldgärtner;1290;0,38;\r\n',
  )
})

test('a name is no formula, and a negative number stays one', () => {
  expect(toCsv(figures('=1+1', -5.5))).toContain("\r\n'=1+1;-5,5\r\n")
})
