import { eachColumn } from '../entities/columns.ts'
import { mapColumns } from '../entities/maps/maps.ts'

/** Number columns of table calls. PostgreSQL takes texts for them, and reads `'0x10'`, `'1e3'` and `'1_000'` as numbers. */
const numberColumns: Readonly<Record<string, readonly string[]>> = {
  '/karte': eachColumn(mapColumns).flatMap(([name, { kind }]) => (kind === 'whole' || kind === 'real' ? [name] : [])),
}

/**
 * Whether a number column of a payload has a text other than digits with at most one dot. Checked while the payload is
 * JSON, because PostgreSQL has converted the text before a trigger sees the row.
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
