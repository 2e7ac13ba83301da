import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportFileName } from './exportFileName.ts'

const day = '2026-11-20'

test('a CSV is called by its selection, the others carry it inside', () => {
  expect(exportFileName('Rechnungen', day, 'csv', 'Status: Offen, Überfällig; Suche: RE-2026')).toBe(
    'Rechnungen 2026-11-20 (Status Offen, Überfällig, Suche RE-2026).csv',
  )
  expect(exportFileName('Rechnungen', day, 'xlsx', 'Status: Offen')).toBe('Rechnungen 2026-11-20.xlsx')
  expect(exportFileName('Rechnungen', day, 'csv', '')).toBe('Rechnungen 2026-11-20.csv')
})

test('a long selection ends after a whole word', () => {
  const name = exportFileName('Rechnungen', day, 'csv', `Kunde: ${'Forstbetriebsgemeinschaft Leoben, '.repeat(6)}`)
  expect(name).toBe(
    'Rechnungen 2026-11-20 (Kunde Forstbetriebsgemeinschaft Leoben, Forstbetriebsgemeinschaft Leoben …).csv',
  )
})

test('whatever was searched for, it is a name that every file system takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (note) => {
      const name = exportFileName('Käfer', day, 'csv', note)
      expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}]/u)
      expect(name).toMatch(/^Käfer 2026-11-20( \(.+\))?\.csv$/u)
      expect(name.length).toBeLessThanOrEqual(120)
    }),
  )
})
