import { Big } from 'big.js'

/**
 * Money is decimal text from end to end and never a binary float. Lines are rounded to cents, half away from zero, and
 * VAT once per rate and document (EN 16931 BR-CO-10, BR-CO-17, BR-DEC-23).
 */

/** The part of a line item that an amount needs; both are decimal text. */
export interface Line {
  anzahl: string
  ep: string
}

export interface RateTotals {
  /** In per cent, as decimal text. */
  rate: string
  net: string
  vat: string
}

/** Amounts with two decimals. */
export interface Totals {
  net: string
  vat: string
  gross: string
  /** One entry per rate, in the order of first occurrence. */
  rates: readonly RateTotals[]
}

const plain = /^[+-]?\d+(\.\d+)?$/

/** @throws RangeError for anything but plain decimal text: big.js alone would take '1e5' */
function decimal(text: string): Big {
  if (!plain.test(text)) throw new RangeError(`no decimal number: ${text}`)
  return new Big(text)
}

/** Two decimals, half away from zero, and no negative zero: `Intl` would print it as -0,00 €. */
function cents(value: Big, places = 2): string {
  const text = value.round(places, Big.roundHalfUp).toFixed(2)
  return text === '-0.00' ? '0.00' : text
}

/** Line objects are immutable, so the amount of each is computed once. */
const amounts = new WeakMap<Line, { text: string; whole: bigint }>()

function knownAmount(line: Line) {
  const known = amounts.get(line)
  if (known !== undefined) return known
  const text = cents(decimal(line.anzahl).times(decimal(line.ep)))
  const amount = { text, whole: inCents(text) }
  amounts.set(line, amount)
  return amount
}

/** `anzahl × ep`, rounded to cents. @throws RangeError when one of them is no decimal number */
export const lineAmount = (line: Line): string => knownAmount(line).text

/** The sum of the rounded lines. @throws RangeError when a number is no decimal text */
export const sumLines = (lines: readonly Line[]): string =>
  fromCents(lines.reduce((total, line) => total + knownAmount(line).whole, 0n))

const wholeCents = /^-?\d+\.\d\d$/
const inCents = (amount: string) => BigInt(amount.replace('.', ''))
const fromCents = (whole: bigint) => cents(new Big(whole.toString()).div(100))

/** @throws RangeError when one of them is no decimal number */
export function sumAmounts(all: readonly string[]): string {
  // Amounts have two decimals; adding whole cents is a hundred times faster than big.js.
  if (all.every((amount) => wholeCents.test(amount))) {
    return fromCents(all.reduce((total, amount) => total + inCents(amount), 0n))
  }
  return cents(all.reduce((sum, amount) => sum.plus(decimal(amount)), new Big(0)))
}

/** Whole euros, half away from zero, as `formatEuros` shows them: sums of these add up on screen, too. */
export const wholeEuros = (amount: string): string => cents(decimal(amount), 0)

/** The same amount with the other sign. */
export const negatedAmount = (amount: string): string => cents(decimal(amount).neg())

/** -1, 0 or 1. */
export const signOfAmount = (amount: string): number => decimal(amount).cmp(0)

/** Splits an amount in proportion: amount × part ÷ whole, rounded to cents; 0 when the whole is 0. */
export const proportion = (amount: string, part: string, whole: string): string =>
  signOfAmount(whole) === 0 ? '0.00' : cents(decimal(amount).times(decimal(part)).div(decimal(whole)))

/** VAT on a net amount. @param rate in per cent */
export const vatAmount = (net: string, rate: string): string => cents(decimal(net).times(decimal(rate)).div(100))

/**
 * The totals of a document whose lines may have several rates.
 * @throws RangeError when a number is no decimal text
 */
export function totalsByRate(lines: readonly (Line & { rate: string })[]): Totals {
  const byRate = Map.groupBy(lines, ({ rate }) => decimal(rate).toFixed())
  const rates = [...byRate].map(([rate, rateLines]) => {
    const net = sumLines(rateLines)
    return { rate, net, vat: vatAmount(net, rate) }
  })
  const net = sumAmounts(rates.map((each) => each.net))
  const vat = sumAmounts(rates.map((each) => each.vat))
  return { net, vat, gross: sumAmounts([net, vat]), rates }
}

/** The totals of an offer or an invoice, which has one rate; without lines they are zero, but the rate is listed. */
export function buildTotals(lines: readonly Line[], rate: string): Totals {
  const net = sumLines(lines)
  const vat = vatAmount(net, rate)
  return { net, vat, gross: sumAmounts([net, vat]), rates: [{ rate: decimal(rate).toFixed(), net, vat }] }
}
