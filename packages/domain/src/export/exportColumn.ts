/** The content of an export's column; decides how each format writes it. */
export type ExportKind =
  | 'text'
  | 'number'
  /** A calendar day, `YYYY-MM-DD`. */
  | 'day'
  /** A moment, ISO 8601; written in Berlin's time. */
  | 'instant'

/** One column of an export. */
export interface ExportColumn<Row> {
  /** Its name for programs: the property in GeoJSON. */
  id: string
  /** Its name for people: the head in CSV and XLSX. */
  title: string
  kind: ExportKind
  /** Null: nothing is known. */
  value: (row: Row) => string | number | null
}

/** Made with the first file: what Intl makes would take its time in the start of every list. */
let berlin: Intl.DateTimeFormat | undefined
const inBerlin = () =>
  (berlin ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' }))

/** `2026-11-20T23:30:00Z` → `2026-11-21 00:30`. Undefined for a text that is not an instant. */
export function berlinTime(instant: string): string | undefined {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? undefined : inBerlin().format(date)
}

/** Whether `text` is a calendar day that exists. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
