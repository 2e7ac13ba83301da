import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import type { InvoiceStanding, Payment } from '@waldkerf/domain/entities/documents/payments'
import { negatedAmount, signOfAmount, sumAmounts, vatAmount } from '../money/amounts.ts'

/** Skonto as an invoice or an offer states it. */
export interface DiscountTerms {
  skonto_tage: number
  /** Decimal text. */
  skonto_prozent: string
}

export const noDiscount: DiscountTerms = { skonto_tage: 0, skonto_prozent: '0' }

export const hasDiscount = ({ skonto_tage, skonto_prozent }: DiscountTerms): boolean =>
  skonto_tage > 0 && signOfAmount(skonto_prozent) > 0

/** Whether Skonto is offered for longer than the whole amount may wait. @param term days until payment */
export const isBeyondTerm = (terms: DiscountTerms, term: number): boolean =>
  hasDiscount(terms) && terms.skonto_tage > term

/** The last day to pay with Skonto; undefined where there is none. @param day of the invoice, `YYYY-MM-DD` */
export const discountDay = (terms: DiscountTerms, day: string): string | undefined =>
  hasDiscount(terms) && day !== '' ? dayAfter(day, terms.skonto_tage) : undefined

/** The amount that may be left out of an amount due; nothing of a credit. */
export const discountAmount = ({ skonto_prozent }: DiscountTerms, due: string): string =>
  signOfAmount(due) > 0 ? vatAmount(due, skonto_prozent) : '0.00'

interface Discountable {
  /** The amount due without Skonto, as decimal text. */
  due: string
  terms: DiscountTerms
  /** Of the invoice. */
  day: string
}

export interface Discount {
  /** The amount that may be left out until `lastDay`; '0.00' where there is no Skonto. */
  amount: string
  lastDay: string | null
  /** The part that is granted, and the day of the payment that it was granted with. */
  granted: string
  grantedOn: string | null
}

const none: Discount = { amount: '0.00', lastDay: null, granted: '0.00', grantedOn: null }

/**
 * Skonto is granted where all payments, and those up to the last day, reach the reduced amount: what then is lacking of
 * the amount due is claimed no more. One that is taken back does not count. `app.discount` of the database has the same
 * rule.
 * @param payments of the invoice
 */
export function discount(
  { due, terms, day }: Discountable,
  payments: readonly Pick<Payment, 'id' | 'betrag' | 'datum' | 'zu'>[],
): Discount {
  const lastDay = discountDay(terms, day)
  if (lastDay === undefined || signOfAmount(due) <= 0) return none
  const amount = discountAmount(terms, due)
  const reduced = sumAmounts([due, negatedAmount(amount)])
  const takenBack = new Set(payments.map(({ zu }) => zu))
  const inTime = payments.filter(({ id, zu, datum }) => zu === null && !takenBack.has(id) && datum <= lastDay)
  const paid = sumAmounts(payments.map(({ betrag }) => betrag))
  const early = sumAmounts(inTime.map(({ betrag }) => betrag))
  const reaches = (sum: string) => signOfAmount(sumAmounts([sum, negatedAmount(reduced)])) >= 0
  if (signOfAmount(early) <= 0 || !reaches(paid) || !reaches(early)) return { ...none, amount, lastDay }
  const lacking = sumAmounts([due, negatedAmount(paid)])
  const days = inTime.map(({ datum }) => datum).toSorted()
  return {
    amount,
    lastDay,
    granted: signOfAmount(lacking) > 0 ? lacking : '0.00',
    grantedOn: days.at(-1) ?? null,
  }
}

type Standing = Pick<InvoiceStanding, 'offen' | 'skonto_abzug' | 'skonto_bis'>

/** The Skonto that may still be left out on a day; '0.00' where its time is over. */
const stillLess = ({ skonto_abzug = '0.00', skonto_bis = null }: Standing, day: string) =>
  skonto_bis !== null && day <= skonto_bis ? skonto_abzug : '0.00'

/** The amount that pays an invoice with Skonto on a day; undefined where there is none to take. */
export function reducedOpen(standing: Standing, day: string): string | undefined {
  const less = stillLess(standing, day)
  const reduced = sumAmounts([standing.offen, negatedAmount(less)])
  return signOfAmount(less) > 0 && signOfAmount(reduced) > 0 ? reduced : undefined
}

/** The Skonto that is granted with a payment of a day. */
export function grantedWith(standing: Standing, amount: string, day: string): string {
  const rest = sumAmounts([standing.offen, negatedAmount(amount)])
  const isGranted =
    signOfAmount(amount) > 0 &&
    signOfAmount(rest) > 0 &&
    signOfAmount(sumAmounts([stillLess(standing, day), negatedAmount(rest)])) >= 0
  return isGranted ? rest : '0.00'
}
