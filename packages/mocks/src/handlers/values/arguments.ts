import { type Columns, eachColumn, type Facts, type Row, textLengths } from '@waldkerf/domain/entities/columns'
import { discountColumns } from '@waldkerf/domain/entities/documents/discount'
import type { DiscountTerms } from '@waldkerf/domain/office/payments/discount'
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

/** Decimal text as a whole number of millionths. */
function millionths(value: string): bigint {
  const [whole = '', digits = ''] = value.split('.')
  return BigInt(whole + digits.padEnd(6, '0'))
}

/** Whether two decimal texts are the same number, ignoring trailing zeros. */
export const isSameDecimal = (a: string, b: string): boolean => millionths(a) === millionths(b)

/** A number as the database writes it: no leading zeros, no '-0'; trailing zeros stay. */
function toPlain(value: string): string {
  const plain = value.replace(/^(-?)0+(?=\d)/, '$1')
  return /[1-9]/.test(plain) ? plain : plain.replace('-', '')
}

const countDecimals = (value: string) => value.split('.')[1]?.length ?? 0

/** Decimal text from `-most` to `most`. */
export function toDecimal(value: string, most: number, decimals: number): string {
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(value)) throw refuse('bad_number')
  const amount = millionths(value.replace('-', ''))
  if (amount > BigInt(most) * 1_000_000n) throw refuse('number_range.large')
  if (countDecimals(value.replace(/0+$/, '')) > decimals) throw refuse('number_decimals', undefined, decimals)
  // Trailing zeros are allowed but cut to the decimals of the column.
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

/** Refuses texts of a row that are longer than their columns allow. @throws Problem 400 */
export function limitTexts<C extends Columns>(columns: C, row: Readonly<Record<keyof C, string>>): void {
  for (const [name, most] of Object.entries<number>(textLengths(columns))) limitText(row[name] ?? '', most)
}

function toWhole(value: string, most: number): number {
  const whole = toId(value)
  if (whole > most) throw refuse('number_range.large')
  return whole
}

/** A text without visible characters becomes '', as in `app.clear_blank`. */
export const clearBlank = (value: string): string => (isBlank(value) ? '' : value)

/** A text that must not be blank. @throws Problem 400 */
export function toWords(value: string, most = 10_000): string {
  if (isBlank(value)) throw refuse('text_missing')
  return toText(value, most)
}

export function toName(value: string, most = 200): string {
  if (isBlank(value)) throw refuse('name_missing')
  return toText(value.trim(), most)
}

/** An e-mail address. @throws Problem 400 */
export function toAddress(value: string | null): string {
  if (value !== null && isAddress(value)) return value
  throw refuse('bad_email')
}

/** An e-mail address, or '' for none. @throws Problem 400 */
export const toOwnAddress = (value: string): string => (value === '' ? '' : toAddress(value))

type Value = string | number | boolean | null

const toValue: { [K in Facts['kind']]: (sent: string, facts: Extract<Facts, { kind: K }>) => Value } = {
  text(sent, { most, isCleared }) {
    const text = toText(sent, most)
    return isCleared ? clearBlank(text) : text
  },
  words: (sent, { most, isName }) => (isName ? toName(sent, most) : toWords(sent, most)),
  address: (sent, { isNeeded }) => (isNeeded ? toAddress(sent) : toOwnAddress(sent)),
  status: (sent) => sent,
  decimal(sent, { least, most, decimals }) {
    const number = toDecimal(sent, most, decimals)
    if (least === 0 && Number(number) < 0) throw refuse('number_range.negative')
    return number
  },
  whole: (sent, { most }) => toWhole(sent, most),
  count(sent, { most }) {
    if (!/^\d{1,9}$/.test(sent) || Number(sent) > most) throw refuse('bad_count')
    return Number(sent)
  },
  real: (sent, { most }) => Number(toDecimal(sent, most, 6)),
  day: (sent, { isNullable }) => (isNullable && sent === '' ? null : toDay(sent)),
  reference: (sent, { isNullable }) => (isNullable && sent === '' ? null : toId(sent)),
  flag: (sent, { fallback }) => (sent === '' ? fallback : toFlag(sent)),
}

/** Arguments of a call converted to stored columns. @throws Problem 400 */
export const toStored = <C extends Columns>(columns: C, sent: Readonly<Record<keyof C, unknown>>): Row<C> =>
  Object.fromEntries(
    eachColumn(columns).map(([name, facts]) => [name, toValue[facts.kind](String(sent[name] ?? ''), facts as never)]),
  ) as Row<C>

/** Skonto; what is absent or '' stays as it is. @throws Problem 400 */
export const toDiscount = (
  stored: DiscountTerms,
  sent: Readonly<Record<keyof DiscountTerms, string | number>>,
): DiscountTerms =>
  toStored(discountColumns, {
    skonto_tage: sent.skonto_tage === '' ? stored.skonto_tage : sent.skonto_tage,
    skonto_prozent: sent.skonto_prozent === '' ? stored.skonto_prozent : sent.skonto_prozent,
  })
