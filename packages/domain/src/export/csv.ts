import { berlinTime, type ExportColumn, type ExportKind, isDay } from './exportColumn.ts'
import { type TextFormat, guarded } from './textFormat.ts'

/**
 * CSV as German spreadsheets open it by a double click: UTF-8 with byte order mark, semicolons, decimal commas, CRLF at
 * line ends, quotes as in RFC 4180.
 */

const number = new Intl.NumberFormat('de-DE', { useGrouping: false, maximumFractionDigits: 15 })

/** `2026-11-21` → `21.11.2026`; text after the day stays. */
const german = (text: string) => text.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3.$2.$1')

const quoted = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A text as one field of a line: guarded against formulas, and quoted. */
const field = (text: string) => quoted(guarded(text))

const fields: Record<ExportKind, (value: string | number) => string> = {
  text: (value) => field(String(value)),
  number: (value) => (Number.isFinite(value) ? number.format(Number(value)) : field(String(value))),
  day: (value) => (isDay(String(value)) ? german(String(value)) : field(String(value))),
  instant: (value) => german(berlinTime(String(value)) ?? field(String(value))),
}

const line = (cells: readonly string[]) => `${cells.join(';')}\r\n`

function csvLine<Row>(columns: readonly ExportColumn<Row>[], row: Row): string {
  return line(
    columns.map(({ kind, value }) => {
      const found = value(row)
      return found === null ? '' : fields[kind](found)
    }),
  )
}

export function csvFormat<Row>(columns: readonly ExportColumn<Row>[]): TextFormat<Row> {
  return {
    type: 'text/csv;charset=utf-8',
    head: `\uFEFF${line(columns.map(({ title }) => field(title)))}`,
    body: (rows) => rows.map((row) => csvLine(columns, row)).join(''),
    tail: '',
  }
}
