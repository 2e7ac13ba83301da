import type { Cell, SheetData } from 'write-excel-file/browser'
import writeXlsx from 'write-excel-file/browser'
import { type Cell as Value, delimited } from '../../files/delimited.ts'

export type BookType = 'xlsx' | 'csv' | 'txt'

/** A head that may take the place of others; null is what such a one covers. */
export type HeadCell = { value: string; rowSpan?: number; columnSpan?: number } | null

/** What a book is made of: heads first, one or several rows of them, then the values. */
export interface Book {
  head: readonly (readonly HeadCell[])[]
  rows: readonly (readonly Value[])[]
  /** As wide as their longest text. */
  autoWidth: boolean
}

/** Wide scripts take two places. */
const widthOf = (value: Value | undefined) =>
  value === null || value === undefined
    ? 10
    : [...new Intl.Segmenter().segment(String(value))].reduce(
        (sum, { segment }) => sum + (/[\u1100-\u11ff\u2e80-\uffdc]/.test(segment) ? 2 : 1),
        0,
      )

/** Texts are string cells, so that nothing of them runs as a formula; null stays empty. */
const cellOf = (value: Value): Cell =>
  typeof value === 'string' ? { value, type: String, format: '@' } : value === null ? null : { value, type: Number }

async function workbook({ head, rows, autoWidth }: Book): Promise<Blob> {
  const data = [...head, ...rows.map((row) => row.map(cellOf))] as SheetData
  const columns = (rows[0] ?? []).map((_, column) => {
    const values = [...head.map((row) => row[column]?.value ?? ''), ...rows.map((row) => row[column])]
    return { width: Math.max(...values.map(widthOf)) + 1 }
  })
  return writeXlsx(data, { stickyRowsCount: head.length, ...(autoWidth && { columns }) }).toBlob()
}

const plain = ({ head, rows }: Book) => [...head.map((row) => row.map((cell) => cell?.value ?? '')), ...rows]

/** The book as a file; what is text begins with the mark that tells spreadsheets of its umlauts. */
export async function bookOf(type: BookType, book: Book): Promise<Blob> {
  if (type === 'xlsx') return workbook(book)
  const text = delimited(plain(book), type === 'csv' ? ';' : '\t')
  return new Blob(['\uFEFF', text], { type: type === 'csv' ? 'text/csv;charset=utf-8' : 'text/plain;charset=utf-8' })
}
