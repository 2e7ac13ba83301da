import { eachColumn } from '../entities/columns.ts'
import { mapColumns } from '../entities/maps/maps.ts'

/** Number columns of table calls. PostgreSQL takes texts for them, and reads `'0x10'`, `'1e3'` and `'1_000'` as numbers. */
const numberColumns: Readonly<Record<string, readonly string[]>> = {
  '/karte': eachColumn(mapColumns).flatMap(([name, { kind }]) => (kind === 'whole' || kind === 'real' ? [name] : [])),
}

/**
 * Whether a payload has a text in a number's place that nobody would write as a number: no digits with at most one dot.
 * By the time a trigger sees the row it is a number, so this is looked at where the payload is still JSON.
 * @param path below the data service's base address
 */
export function hasOddNumber(path: string, payload: unknown): boolean {
  const columns = numberColumns[path]
  if (columns === undefined) return false
  const rows: unknown[] = Array.isArray(payload) ? payload : [payload]
  return rows.some((row) => isRow(row) && columns.some((column) => isOdd(row[column])))
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isOdd = (value: unknown) => typeof value === 'string' && !/^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/.test(value)
