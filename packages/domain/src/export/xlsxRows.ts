import { berlinTime, type ExportColumn, type ExportKind, isDay } from './exportColumn.ts'

/** A cell as the XLSX writer takes it. Texts are string cells, never formulas, so that they need no guard. */
export interface XlsxCell {
  value: string | number | Date
  /** A number format of Excel. */
  format?: string
}

/** Lines that one sheet holds, its head included. */
export const xlsxLines = 1_048_576

/** The most characters that Excel opens in one cell. */
const longest = 32_767

const text = (value: string | number): XlsxCell => ({ value: String(value).slice(0, longest), format: '@' })

/** Spreadsheets have no time zones: local time is written as if it were UTC. */
const atClock = (time: string) => new Date(`${time.replace(' ', 'T')}Z`)

const cells: Record<ExportKind, (value: string | number) => XlsxCell> = {
  text,
  number: (value) => (typeof value === 'number' && Number.isFinite(value) ? { value } : text(value)),
  day: (value) => (isDay(String(value)) ? { value: atClock(`${value}T00:00:00`), format: 'dd.mm.yyyy' } : text(value)),
  instant: (value) => {
    const time = berlinTime(String(value))
    return time === undefined ? text(value) : { value: atClock(`${time}:00`), format: 'dd.mm.yyyy hh:mm' }
  },
}

/** @returns each row's cells; null where nothing is known. */
export function xlsxRows<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): (XlsxCell | null)[][] {
  return rows.map((row) =>
    columns.map(({ kind, value }) => {
      const found = value(row)
      return found === null ? null : cells[kind](found)
    }),
  )
}
