import { csvFormat } from '@waldkerf/domain/export/csv'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import { xlsxRows } from '@waldkerf/domain/export/xlsxRows'
import type { SheetData } from 'write-excel-file/browser'
import writeXlsx from 'write-excel-file/browser'
import { delimited } from '@waldkerf/ui/demo/files/delimited.ts'

export type BookType = 'xlsx' | 'csv' | 'txt'

/** A head cell that may span others; null stands for a covered one. */
export type HeadCell = { value: string; rowSpan?: number; columnSpan?: number } | null

/** Content of a workbook: heads first, one or several rows of them, then the rows. */
export interface Book<Row> {
  head: readonly (readonly HeadCell[])[]
  columns: readonly ExportColumn<Row>[]
  rows: readonly Row[]
  /** As wide as their longest text. */
  autoWidth: boolean
}

/** Wide scripts take two places. */
const textWidth = (value: string | number | null | undefined) =>
  value === null || value === undefined
    ? 10
    : [...new Intl.Segmenter().segment(String(value))].reduce(
        (sum, { segment }) => sum + (/[\u1100-\u11ff\u2e80-\uffdc]/.test(segment) ? 2 : 1),
        0,
      )

async function workbook<Row>({ head, columns, rows, autoWidth }: Book<Row>): Promise<Blob> {
  const data = [...head, ...xlsxRows(columns, rows)] as SheetData
  const widths = columns.map(({ value }, column) => {
    const values = [...head.map((row) => row[column]?.value ?? ''), ...rows.map(value)]
    return { width: Math.max(...values.map(textWidth)) + 1 }
  })
  return writeXlsx(data, { stickyRowsCount: head.length, ...(autoWidth && { columns: widths }) }).toBlob()
}

/** Rows as text, the heads before them; a covered cell is empty. */
function toText<Row>(type: 'csv' | 'txt', { head, columns, rows }: Book<Row>): string {
  const heads = head.map((row) => row.map((cell) => cell?.value ?? null))
  if (type === 'csv') return delimited(heads, ';') + csvFormat(columns).body(rows, 0)
  return delimited([...heads, ...rows.map((row) => columns.map(({ value }) => value(row)))], '\t')
}

/** The book as a file; text files begin with a byte order mark, by which spreadsheets read their umlauts. */
export async function writeBook<Row>(type: BookType, book: Book<Row>): Promise<Blob> {
  if (type === 'xlsx') return workbook(book)
  const media = { csv: 'text/csv;charset=utf-8', txt: 'text/plain;charset=utf-8' }[type]
  return new Blob(['\uFEFF', toText(type, book)], { type: media })
}
