import { cpuTime } from '@waldkerf/domain/testing/cpuTime'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { cellAt, rowWith, workbookWith } from './exampleWorkbook.ts'
import { writeBook, type BookType } from './writeBook.ts'
import { readBook as readFile } from './readBook.ts'
import { readContent } from './readContent.ts'

/** Reads in this thread: Node has no `Worker` of browsers. */
const readBook = (file: File) => readFile(file, ({ bytes, suffix }) => readContent(bytes, suffix))

const head = ['Nr.', 'Titel', 'Datum']
const rows = [
  [1, 'Käfer; "der" große', '2026-05-01 10:00:00'],
  [2, '=SUM(A1:A9)', null],
  [3, '-5', 'zwei\nZeilen'],
  [4, '＝1+1', "'einfach"],
]

const columns = head.map((title, index) => ({
  id: title,
  title,
  kind: index === 0 ? ('number' as const) : ('text' as const),
  value: (row: (typeof rows)[number]) => row[index] ?? null,
}))

const exported = async (type: BookType) => {
  const blob = await writeBook(type, { head: [head.map((value) => ({ value }))], columns, rows, autoWidth: true })
  return new File([blob], `liste.${type}`)
}

describe('what is written is read back equal', () => {
  test.each(['xlsx', 'csv', 'txt'] as const)('%s', async (type) => {
    expect(await readBook(await exported(type))).toEqual({
      head,
      rows: rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
    })
  })
})

const problem = (content: BlobPart, name: string) =>
  readBook(new File([content], name)).then(
    () => undefined,
    (error: unknown) => (error as Error).message,
  )

describe('how far a sheet goes is known before its rows are laid out', () => {
  test('a small one is read', async () => {
    const file = new File([workbookWith(rowWith(cellAt('A1') + cellAt('C1')))], 'a.xlsx')
    expect(await problem(await file.arrayBuffer(), 'a.xlsx')).toBe('headOnly')
  })

  test.each([
    ['a cell in the last corner', rowWith(cellAt('XFD1048576')), 'range'],
    ['the same behind a size that says otherwise', `<dimension ref="A1"/>${rowWith(cellAt('XFD1048576'))}`, 'range'],
    ['a size of the whole sheet', `<dimension ref="A1:XFD1048576"/>${rowWith(cellAt('A1'))}`, 'range'],
    ['a row far below', '<sheetData><row r="99999999"/></sheetData>', 'broken or range'],
    [
      'with a prefix and other quotes',
      `<x:sheetData><x:row r='1'><x:c r='XFD1048576'/></x:row></x:sheetData>`,
      'range',
    ],
    ['behind a sign that ends no tag', rowWith('<c s=">" r="XFD1048576"/>'), 'range'],
    ['behind a sign that no value has', rowWith('<c s="<" r="XFD1048576"/>'), 'broken'],
    ['an address in other words', rowWith('<c r="XFD&#49;048576"/>'), 'broken'],
    ['too many columns one after the other', rowWith('<c/>'.repeat(300)), 'range'],
    ['too many rows one after the other', `<sheetData>${'<row><c/></row>'.repeat(1_000_001)}</sheetData>`, 'range'],
  ])('%s', async (_what, sheet, word) => {
    const started = cpuTime()
    expect(word).toContain(await problem(workbookWith(sheet), 'liste.xlsx'))
    expect(cpuTime() - started).toBeLessThan(5_000)
  })
})

describe('what cannot be read says why', () => {
  const bomb = zipSync(
    Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`${index}.xml`, new Uint8Array(1)])),
  )

  test.each([
    ['a', 'liste.pdf', 'suffix'],
    ['a', 'liste.xls', 'oldExcel'],
    ['x'.repeat(2 ** 20), 'liste.csv', 'weight'],
    [bomb, 'liste.xlsx', 'unpacked'],
    ['no archive', 'liste.xlsx', 'broken'],
    [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]), 'liste.xlsx', 'oldExcel'],
    [new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 1, 2]), 'liste.csv', 'content'],
    [`a${';'.repeat(300)}\r\n1;2\r\n`, 'liste.csv', 'range'],
    [`${'a;'.repeat(200)}\r\n${'1\r\n'.repeat(6_000)}`, 'liste.csv', 'range'],
    ['', 'liste.csv', 'empty'],
    ['a,b\r\n', 'liste.csv', 'headOnly'],
    ['a,a\r\n1,2\r\n', 'liste.csv', 'doubleHead'],
  ] satisfies [BlobPart, string, string][])('%#', async (content, name, word) => {
    expect(await problem(content, name)).toBe(word)
  })

  test('a workbook is recognized whatever its file name is', async () => {
    const bytes = await (await exported('xlsx')).arrayBuffer()
    expect((await readBook(new File([bytes], 'liste.csv'))).head).toEqual(head)
  })
  test('a blank column head is replaced by one with its index', async () => {
    expect((await readBook(new File(['a,\r\n1,2\r\n'], 'x.csv'))).head).toEqual(['a', 'UNKNOWN 1'])
  })
  test('text that is not UTF-8 is read as Windows-1252', async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('a;b\r\nK'), 0xe4, 0x3b, 0x31])
    expect((await readBook(new File([bytes], 'x.csv'))).rows).toEqual([['Kä', '1']])
  })
})
