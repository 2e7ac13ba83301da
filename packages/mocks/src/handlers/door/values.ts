import { badValue, limitText, Problem, refuse } from './problem.ts'

/** Arguments of procedures as values, with the refusals of the SQL's functions of the same names (010_values.sql). */

/** A calendar day, YYYY-MM-DD. */
export function toDay(value: string): string {
  const isDay = /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)
  const time = isDay ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value) {
    throw refuse(400, 'bad_day', 'Das Datum ist ungültig.')
  }
  return value
}

/** A decimal number as it is written, of this amount at most. */
export function toDecimal(value: string, most: number, decimals: number): string {
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(value)) throw refuse(400, 'bad_number', 'Die Zahl ist ungültig.')
  if (Math.abs(Number(value)) > most) throw refuse(400, 'number_range', 'Die Zahl ist zu groß.')
  const [, digits = ''] = value.split('.')
  if (digits.replace(/0+$/, '').length > decimals) {
    throw refuse(400, 'number_decimals', `Höchstens ${decimals} Nachkommastellen.`)
  }
  return value
}

/** A VAT rate in per cent. */
export function toRate(value: string): string {
  const rate = toDecimal(value, 100, 2)
  if (Number(rate) < 0) throw refuse(400, 'number_range', 'Ein Steuersatz ist nicht negativ.')
  return rate
}

export function toFlag(value: unknown): boolean {
  const text = String(value)
  if (!['', 'true', 'false'].includes(text)) throw refuse(400, 'bad_flag', 'Erlaubt sind nur ja und nein.')
  return text === 'true'
}

export function toText(value: string, most: number): string {
  limitText(value, most)
  return value
}

export function toName(value: string): string {
  if (value.trim() === '') throw refuse(400, 'name_missing', 'Der Name fehlt.')
  return toText(value.trim(), 200)
}

/** A column of a table call as its type takes it. @throws Problem 400 */
export function columnValue(type: 'integer' | 'number' | 'flag' | 'text', name: string, value: unknown): unknown {
  if (type === 'text') return typeof value === 'string' ? value : JSON.stringify(value)
  if (type === 'flag') {
    if (typeof value !== 'boolean') throw badValue('boolean', value)
    return value
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const form = type === 'integer' ? /^\s*-?\d+\s*$/ : /^\s*-?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i
  if (!form.test(text)) throw badValue(type === 'integer' ? 'integer' : 'double precision', text)
  return Number(text)
}

/** What a NOT NULL or CHECK of the table refuses. */
export const violates = (code: '23502' | '23514', what: string): Problem =>
  new Problem(400, `${what} violates a constraint`, { code })
