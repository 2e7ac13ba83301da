import { strFromU8, unzipSync } from 'fflate'
import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { csvFormat } from '@waldkerf/domain/export/csv'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import { xlsxRows } from '@waldkerf/domain/export/xlsxRows'
import { autoFilter, buildSheets } from './workbook.ts'
import { writeArchive, writeText } from './writeExport.ts'

interface Tree {
  kind: string
  height: number | null
  felled: string
}

const columns: readonly ExportColumn<Tree>[] = [
  { id: 'kind', title: 'Baumart', kind: 'text', value: ({ kind }) => kind },
  { id: 'height', title: 'Höhe', kind: 'number', value: ({ height }) => height },
  { id: 'felled', title: 'Gefällt', kind: 'day', value: ({ felled }) => felled },
]
const trees = (count: number): Tree[] =>
  Array.from({ length: count }, (_, row) => ({ kind: `Baum ${row}`, height: row / 8, felled: '2026-11-21' }))

test('a long text is written in slices, tells how far it is, and is whole', async () => {
  const reported: (number | undefined)[] = []
  const rows = trees(2_500)
  const onProgress = (done: number | undefined) => reported.push(done)
  const blob = await writeText(csvFormat(columns), rows, { onProgress, signal: new AbortController().signal })
  expect(reported).toEqual([0.4, 0.8, 1])
  expect((await blob.text()).split('\r\n')).toHaveLength(2_502)
})

test('an archive has its table whole, and the documents beside it', async () => {
  const table = { name: 'trees.csv', format: csvFormat(columns) }
  const run = { onProgress: () => undefined, signal: new AbortController().signal }
  const blob = await writeArchive({ texts: { 'meta.xml': '<ä/>' }, table }, trees(2_500), run)
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  expect(Object.keys(files)).toEqual(['meta.xml', 'trees.csv'])
  expect(strFromU8(files['meta.xml']!)).toBe('<ä/>')
  expect(strFromU8(files['trees.csv']!).split('\r\n')).toHaveLength(2_502)
})

test('once it is cancelled nothing more is written', async () => {
  const stopped = new AbortController()
  const reported: (number | undefined)[] = []
  const onProgress = (done: number | undefined) => {
    reported.push(done)
    stopped.abort()
  }
  const written = writeText(csvFormat(columns), trees(5_000), { onProgress, signal: stopped.signal })
  await expect(written).rejects.toThrow(/abort/)
  expect(reported).toHaveLength(1)
})

test('a workbook is read back as it was', async () => {
  const rows: Tree[] = [
    { kind: '=HYPERLINK("x")', height: 12.5, felled: '2026-11-21' },
    { kind: 'Öhrchenweide', height: null, felled: 'unbekannt' },
  ]
  const sheets = buildSheets(xlsxRows(columns, rows), ['Baumart', 'Höhe', 'Gefällt'], 'Höhe über 10 m')
  const file = await writeExcelFile(sheets).toBuffer()
  const back = await readExcelFile(file)
  expect(back.map(({ sheet }) => sheet)).toEqual(['Daten', 'Auswahl'])
  expect(back[0]?.data).toEqual([
    ['Baumart', 'Höhe', 'Gefällt'],
    ['=HYPERLINK("x")', 12.5, new Date('2026-11-21T00:00:00Z')],
    ['Öhrchenweide', null, 'unbekannt'],
  ])
  expect(back[1]?.data).toEqual([['Höhe über 10 m']])
})

test('the heads of the rows are filters, over all lines and columns; the note has none', async () => {
  const rows = trees(2)
  const sheets = buildSheets(xlsxRows(columns, rows), ['Baumart', 'Höhe', 'Gefällt'], 'Alle')
  const file = await writeExcelFile(sheets, { features: [autoFilter(columns.length, rows.length + 1)] }).toBuffer()
  const parts = unzipSync(file)
  const sheet = (number: number) => strFromU8(parts[`xl/worksheets/sheet${number}.xml`]!)
  expect(sheet(1)).toMatch(/<\/sheetData>.*<autoFilter ref="A1:C3"\/>/)
  expect(sheet(2)).not.toContain('autoFilter')
  expect((await readExcelFile(file))[0]?.data).toHaveLength(3)
})
