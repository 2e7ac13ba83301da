import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { bookOf, type BookType } from './bookOf.ts'
import { readBook } from './readBook.ts'

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
  const blob = await bookOf(type, { head: [head.map((value) => ({ value }))], columns, rows, autoWidth: true })
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
    ['', 'liste.csv', 'empty'],
    ['a,b\r\n', 'liste.csv', 'headOnly'],
    ['a,a\r\n1,2\r\n', 'liste.csv', 'doubleHead'],
  ] satisfies [BlobPart, string, string][])('%#', async (content, name, word) => {
    expect(await problem(content, name)).toBe(word)
  })

  test('a blank head has the name of its place', async () => {
    expect((await readBook(new File(['a,\r\n1,2\r\n'], 'x.csv'))).head).toEqual(['a', 'UNKNOWN 1'])
  })
  test('what is not UTF-8 is read as Windows writes it', async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('a;b\r\nK'), 0xe4, 0x3b, 0x31])
    expect((await readBook(new File([bytes], 'x.csv'))).rows).toEqual([['Kä', '1']])
  })
})
