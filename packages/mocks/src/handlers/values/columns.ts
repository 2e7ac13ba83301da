import { badValue, Problem } from '../gateway/problem.ts'

/** A column of a table call: how its type reads JSON, and which values its table takes. */
export interface Column {
  /** @throws Problem 400 for what the type does not take */
  read: (text: string) => unknown
  holds: (value: unknown) => boolean
  /** NOT NULL columns refuse null. */
  isNullable: boolean
}

export type Columns = Readonly<Record<string, Column>>

/** Text of at most this length, counted as people count characters. */
export const text = (most: number): Column => ({
  read: (value) => value,
  holds: (value) => Array.from(String(value)).length <= most,
  isNullable: false,
})

const outOfRange = (type: string) => new Problem(400, `value out of range for type ${type}`, { code: '22003' })

const isBetween = (least: number, most: number) => (value: unknown) => Number(value) >= least && Number(value) <= most

const readWhole = (type: 'integer' | 'bigint', most: number) => (value: string) => {
  if (!/^\s*[+-]?\d+\s*$/.test(value)) throw badValue(type, value)
  if (Math.abs(Number(value)) > most) throw outOfRange(type)
  return Number(value)
}

export const integer = (least: number, most: number): Column => ({
  read: readWhole('integer', 2 ** 31 - 1),
  holds: isBetween(least, most),
  isNullable: true,
})

/** The number of a row elsewhere. */
export const reference: Column = { read: readWhole('bigint', 2 ** 63), holds: () => true, isNullable: true }

/** Double precision. NaN and infinity have their words, and no range holds NaN. */
export const real = (least: number, most: number): Column => ({
  read(value) {
    const word = /^\s*(?:(nan)|([+-]?)inf(?:inity)?)\s*$/i.exec(value)
    if (word) return word[1] ? Number.NaN : word[2] === '-' ? -Infinity : Infinity
    if (!/^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value)) throw badValue('double precision', value)
    if (!Number.isFinite(Number(value))) throw outOfRange('double precision')
    return Number(value)
  },
  holds: isBetween(least, most),
  isNullable: true,
})

/** Every beginning of a word is enough. */
export const flag: Column = {
  read(value) {
    if (/^\s*(t|tr|tru|true|y|ye|yes|on|1)\s*$/i.test(value)) return true
    if (/^\s*(f|fa|fal|fals|false|n|no|of|off|0)\s*$/i.test(value)) return false
    throw badValue('boolean', value)
  },
  holds: () => true,
  isNullable: false,
}

/** The same column, NOT NULL. */
export const required = (column: Column): Column => ({ ...column, isNullable: false })

/** Sent values as their columns' types read them, in the order of names; null stays null. @throws Problem 400 */
export function readColumns(columns: Columns, sent: object): Record<string, unknown> {
  const given: [string, unknown][] = Object.entries(sent).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    given.map(([name, value]) => {
      if (value === null) return [name, null]
      return [name, columns[name]?.read(typeof value === 'string' ? value : JSON.stringify(value))]
    }),
  )
}

const columnsIn = (columns: Columns, row: object) =>
  Object.entries(row).flatMap(([name, value]: [string, unknown]) => {
    const column = columns[name]
    return column ? [{ name, value, column }] : []
  })

/** Refuses null where the table does. @throws Problem 400 */
export function requireValues(columns: Columns, row: object): void {
  const missing = columnsIn(columns, row).find(({ value, column }) => value === null && !column.isNullable)
  if (missing) throw new Problem(400, `null value in column "${missing.name}"`, { code: '23502' })
}

/** The table's own checks of a row, or of those columns that are there: nulls first. @throws Problem 400 */
export function checkColumns(columns: Columns, row: object): void {
  requireValues(columns, row)
  const wrong = columnsIn(columns, row).find(({ value, column }) => value !== null && !column.holds(value))
  if (wrong) throw new Problem(400, `column "${wrong.name}" violates a check constraint`, { code: '23514' })
}
