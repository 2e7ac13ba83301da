import { type Columns, eachColumn, type Facts } from '@waldkerf/domain/entities/columns'
import { badValue, Problem } from '../gateway/problem.ts'

/** Rows of table calls: how the types of columns read JSON, and which values their tables accept. */

const outOfRange = (type: string) => new Problem(400, `value out of range for type ${type}`, { code: '22003' })

const readWhole = (type: 'integer' | 'bigint', most: number) => (value: string) => {
  if (!/^\s*[+-]?\d+\s*$/.test(value)) throw badValue(type, value)
  if (Math.abs(Number(value)) > most) throw outOfRange(type)
  return Number(value)
}

const readInteger = readWhole('integer', 2 ** 31 - 1)

/** Accepts PostgreSQL's words for NaN and infinity; the range check refuses NaN later. */
function readReal(value: string): number {
  const word = /^\s*(?:(nan)|([+-]?)inf(?:inity)?)\s*$/i.exec(value)
  if (word) return word[1] ? Number.NaN : word[2] === '-' ? -Infinity : Infinity
  if (!/^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value)) throw badValue('double precision', value)
  if (!Number.isFinite(Number(value))) throw outOfRange('double precision')
  return Number(value)
}

/** Reads a boolean as PostgreSQL does, which accepts abbreviated words. */
function readFlag(value: string): boolean {
  if (/^\s*(t|tr|tru|true|y|ye|yes|on|1)\s*$/i.test(value)) return true
  if (/^\s*(f|fa|fal|fals|false|n|no|of|off|0)\s*$/i.test(value)) return false
  throw badValue('boolean', value)
}

/** Readers by kind; kinds that no table call writes are read as texts. */
const readers: {
  [K in Facts['kind']]?: (facts: Extract<Facts, { kind: K }>) => (value: string) => unknown
} = {
  whole: () => readInteger,
  reference: ({ type }) => (type === 'integer' ? readInteger : readWhole('bigint', 2 ** 63)),
  real: () => readReal,
  flag: () => readFlag,
}

/** Sent values as their columns' types read them, in the order of names; null stays null. @throws Problem 400 */
export function readCells(columns: Columns, sent: object): Record<string, unknown> {
  const known = new Map(eachColumn(columns))
  const given: [string, unknown][] = Object.entries(sent).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    given.map(([name, value]) => {
      const facts = known.get(name)
      if (value === null || facts === undefined) return [name, value === null ? null : undefined]
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return [name, readers[facts.kind]?.(facts as never)(text) ?? text]
    }),
  )
}

const isNullable = (facts: Facts) => 'isNullable' in facts && facts.isNullable

function isWithin(facts: Facts, value: unknown): boolean {
  if (facts.kind === 'whole' || facts.kind === 'real') {
    return Number(value) >= facts.least && Number(value) <= facts.most
  }
  return facts.kind !== 'text' || Array.from(String(value)).length <= facts.most
}

const cellsIn = (columns: Columns, row: object) => {
  const values = new Map<string, unknown>(Object.entries(row))
  return eachColumn(columns).flatMap(([name, facts]) =>
    values.has(name) ? [{ name, value: values.get(name), facts }] : [],
  )
}

/** Refuses null where the table does. @throws Problem 400 */
export function requireCells(columns: Columns, row: object): void {
  const missing = cellsIn(columns, row).find(({ value, facts }) => value === null && !isNullable(facts))
  if (missing) throw new Problem(400, `null value in column "${missing.name}"`, { code: '23502' })
}

/** The table's checks of a row's existing columns, nulls first. @throws Problem 400 */
export function checkCells(columns: Columns, row: object): void {
  requireCells(columns, row)
  const wrong = cellsIn(columns, row).find(({ value, facts }) => value !== null && !isWithin(facts, value))
  if (wrong) throw new Problem(400, `column "${wrong.name}" violates a check constraint`, { code: '23514' })
}
