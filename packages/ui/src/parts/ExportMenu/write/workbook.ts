import type { Sheet } from 'write-excel-file/browser'
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility'
import type { XlsxCell } from '@waldkerf/domain/export/xlsxRows'

const order = getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet') ?? []

/** A feature of the workbook's writer: the heads of the first sheet get Excel's filter buttons. */
export function autoFilter(columns: number, lines: number) {
  const markup = `<autoFilter ref="A1:${getCellAddress(lines - 1, columns - 1)}"/>`
  const transform = (xml: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) =>
    sheetIndex === 0 ? insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, 'worksheet') : xml
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } }
}

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
