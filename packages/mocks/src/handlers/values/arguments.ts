import { type Columns, type Facts, factsAbout, type Row } from '@waldkerf/domain/entities/columns'
import { isAddress } from '@waldkerf/domain/texts/address'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { limitText, refuse, toId } from '../gateway/problem.ts'

/** Arguments of procedures as values, with the refusals of the SQL's functions of the same names (rules/request/values.sql). */

/** A calendar day, YYYY-MM-DD. */
export function toDay(value: string): string {
  const isDay = /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)
  const time = isDay ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value) throw refuse('bad_day')
  return value
}

/** In millionths, exact. */
function millionths(value: string): bigint {
  const [whole = '', digits = ''] = value.split('.')
  return BigInt(whole + digits.padEnd(6, '0'))
}

/** Whether two decimal texts are the same number, whatever zeros they end on. */
export const isSameDecimal = (a: string, b: string): boolean => millionths(a) === millionths(b)

/** As the database writes a number: no zeros before it, no sign of zero; those after it stay. */
function toPlain(value: string): string {
  const plain = value.replace(/^(-?)0+(?=\d)/, '$1')
  return /[1-9]/.test(plain) ? plain : plain.replace('-', '')
}

const countDecimals = (value: string) => value.split('.')[1]?.length ?? 0

/** A decimal number as it is written, of this amount at most. */
export function toDecimal(value: string, most: number, decimals: number): string {
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(value)) throw refuse('bad_number')
  const amount = millionths(value.replace('-', ''))
  if (amount > BigInt(most) * 1_000_000n) throw refuse('number_range.large')
  if (countDecimals(value.replace(/0+$/, '')) > decimals) throw refuse('number_decimals', undefined, decimals)
  // Zeros at the end are no decimals, but the tables count them.
  return toPlain(countDecimals(value) > decimals ? value.slice(0, decimals - countDecimals(value)) : value)
}

/** A VAT rate in per cent. */
export function toRate(value: string): string {
  const rate = toDecimal(value, 100, 2)
  if (Number(rate) < 0) throw refuse('number_range.negative')
  return rate
}

export function toFlag(value: unknown): boolean {
  const text = String(value)
  if (!['', 'true', 'false'].includes(text)) throw refuse('bad_flag')
  return text === 'true'
}

export function toText(value: string, most: number): string {
  limitText(value, most)
  return value
}

function toWhole(value: string, most: number): number {
  const whole = toId(value)
  if (whole > most) throw refuse('number_range.large')
  return whole
}

function toValue(facts: Facts, sent: string): string | number | boolean {
  if (facts.kind === 'text') return toText(sent, facts.most)
  if (facts.kind === 'decimal') return toDecimal(sent, facts.most, facts.decimals)
  if (facts.kind === 'whole') return toWhole(sent, facts.most)
  return sent === '' ? facts.fallback : toFlag(sent)
}

/** Arguments of a call, as the columns store them. @throws Problem 400 */
export const toStored = <C extends Columns>(columns: C, sent: Readonly<Record<keyof C, string>>): Row<C> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, toValue(factsAbout(column), sent[name] ?? '')]),
  ) as Row<C>

/** A text in which nothing may stand, but nothing invisible, as `app.clear_blank` has it. */
export const clearBlank = (value: string): string => (isBlank(value) ? '' : value)

export function toName(value: string): string {
  if (isBlank(value)) throw refuse('name_missing')
  return toText(value.trim(), 200)
}

/** The one rule for addresses. @throws Problem 400 */
export function toAddress(value: string | null): string {
  if (value !== null && isAddress(value)) return value
  throw refuse('bad_email')
}

/** An address, or none. @throws Problem 400 */
export const toOwnAddress = (value: string): string => (value === '' ? '' : toAddress(value))
