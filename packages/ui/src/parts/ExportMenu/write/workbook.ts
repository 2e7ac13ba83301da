import type { XlsxCell } from '@waldkerf/domain/export/xlsxRows'
import type { Sheet } from 'write-excel-file/browser'

/** Messages that build a workbook, in this order. */
export type WorkbookMessage =
  | { type: 'rows'; rows: readonly (XlsxCell | null)[][] }
  | { type: 'end'; titles: readonly string[]; note: string | undefined }

/** Excel's rules for the name of a sheet. */
const sheetNames = { data: 'Daten', note: 'Auswahl' }

const head = (title: string) => ({ value: title, format: '@', fontWeight: 'bold' as const })

/** Characters of the widest cell among the first rows, within what can be read. */
function columnWidth(rows: readonly (XlsxCell | null)[][], column: number, title: string): number {
  const lengths = rows.slice(0, 200).map((row) => {
    const value = row[column]?.value ?? ''
    return value instanceof Date ? 16 : String(value).length
  })
  return Math.min(60, Math.max(title.length, ...lengths) + 2)
}

/** @returns the sheets: the rows below their heads, which stay in view; and what was selected. */
export function buildSheets(
  rows: readonly (XlsxCell | null)[][],
  titles: readonly string[],
  note: string | undefined,
): Sheet<never>[] {
  const data: Sheet<never> = {
    sheet: sheetNames.data,
    data: [titles.map(head), ...rows],
    columns: titles.map((title, column) => ({ width: columnWidth(rows, column, title) })),
    stickyRowsCount: 1,
  }
  if (note === undefined) return [data]
  return [data, { sheet: sheetNames.note, data: [[{ value: note, format: '@' }]], columns: [{ width: 80 }] }]
}
