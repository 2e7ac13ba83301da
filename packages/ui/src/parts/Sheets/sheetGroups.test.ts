import { expect, test } from 'vitest'
import { exampleSheet } from './examples/exampleSheets.ts'
import { sheetGroups } from './sheetGroups.ts'
import { readKeptSheets } from './useSheetChoice.ts'

const sheets = [
  exampleSheet(1, { map_name: 'Blatt 2', gemeinde: 'Teltow', jahr: 1932 }),
  exampleSheet(2, { map_name: 'Blatt 1', gemeinde: 'Teltow', jahr: 1911 }),
  exampleSheet(3, { map_name: 'Rieselfeld', gemeinde: '', gemarkung: 'Ähre', jahr: null }),
  exampleSheet(4, { map_name: 'Ohne', gemeinde: '', gemarkung: '', kreis: '' }),
]
const names = (sought?: string) =>
  sheetGroups(sheets, sought).map(({ place, sheets: here }) => [place, ...here.map(({ map_name }) => map_name)])

test('sheets stand by place, the oldest first, and those without a place last', () => {
  expect(names()).toEqual([
    ['Ähre', 'Rieselfeld'],
    ['Teltow', 'Blatt 1', 'Blatt 2'],
    ['', 'Ohne'],
  ])
})

test('they are found by name, place and year', () => {
  expect(names('tELt')).toEqual([['Teltow', 'Blatt 1', 'Blatt 2']])
  expect(names(' 1911 ')).toEqual([['Teltow', 'Blatt 1']])
  expect(names('ähre'.normalize('NFD'))).toEqual([['Ähre', 'Rieselfeld']])
  expect(names('nirgends')).toEqual([])
})

test('what is kept of another version, or damaged, switches nothing on', () => {
  expect(readKeptSheets('{"on":[3,"4",null],"opacity":7}')).toEqual({ on: [3], opacity: 0.8 })
  expect(readKeptSheets('{"on":')).toEqual({ on: [], opacity: 0.8 })
  expect(readKeptSheets(null)).toEqual({ on: [], opacity: 0.8 })
  expect(
    readKeptSheets(JSON.stringify({ on: Array.from({ length: 30 }, (_, at) => at), opacity: 0.3 })).on,
  ).toHaveLength(10)
})
