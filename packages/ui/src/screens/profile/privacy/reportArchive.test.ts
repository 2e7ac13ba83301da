import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { reportArchive } from './reportArchive.ts'

const part = { umgang: 'geht', grund: '', spalte: 'user_id' } as const
const report = {
  stand: '2026-11-20T11:00:00+00:00',
  user_id: 4,
  bilder: [7],
  teile: [
    { ...part, tabelle: 'benutzer', zeilen: [{ user_id: 4, first_name: '<script>', last_name: '=1+1' }] },
    { ...part, tabelle: 'kaefer', zeilen: [{ id: 1 }, { id: 2, message: 'a;b' }] },
    { ...part, tabelle: 'kaefer', umgang: 'namenlos', grund: 'bearbeitet', zeilen: [{ id: 1 }] },
  ],
} as const
const words = {
  language: 'de',
  title: 'Daten',
  stand: 'Stand',
  pictures: 'Bilder',
  tableFile: 'Tabelle',
  otherPlaces: 'Anderswo',
  tables: { benutzer: 'Person' },
}

test('the archive has a page, the data, a table each, and the pictures', () => {
  const bytes = new Uint8Array([1, 2, 3])
  const files = unzipSync(
    reportArchive(structuredClone(report) as never, [{ id: 7, type: 'image/jpeg', bytes }], words),
  )
  expect(Object.keys(files).toSorted()).toEqual([
    'bilder/7.jpg',
    'daten.json',
    'index.html',
    'tabellen/benutzer.csv',
    'tabellen/kaefer.csv',
  ])
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(JSON.parse(text('daten.json'))).toEqual(report)
  expect([...(files['bilder/7.jpg'] ?? [])]).toEqual([1, 2, 3])
  // Typed words are text, in the page and in a spreadsheet.
  expect(text('index.html')).toContain('&lt;script&gt;')
  expect(text('index.html')).not.toContain('<script>')
  expect(text('index.html')).toContain('<h2>Person (1)</h2>')
  expect(text('tabellen/benutzer.csv')).not.toMatch(/;=1/)
  // A row that several reasons name stands once.
  expect(text('tabellen/kaefer.csv').trim().split('\r\n')).toEqual(['id;message', '1;', '2;"a;b"'])
})
