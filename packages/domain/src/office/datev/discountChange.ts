import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import type { Payment } from '@waldkerf/domain/entities/documents/payments'
import type { ArchivedInvoice } from '@waldkerf/domain/entities/office/invoiceData'
import { buildTotals, negatedAmount, sumAmounts } from '../money/amounts.ts'
import { discount, type DiscountTerms, noDiscount } from '../payments/discount.ts'
import type { Span } from './datevProblems.ts'

type Paid = Pick<Payment, 'id' | 'betrag' | 'datum' | 'zu'>

/** An instalment that a final invoice deducts. */
export interface SettledInstalment {
  gross: string
  /** `YYYY-MM-DD` */
  day: string
  terms: DiscountTerms
  payments: readonly Paid[]
}

export interface DiscountFacts {
  invoice: ArchivedInvoice
  /** Of the invoice. */
  payments: readonly Paid[]
  /** The day of the invoice that cancels it. */
  cancelledOn: string | undefined
  /** Of a final invoice. */
  instalments: readonly SettledInstalment[]
}

/** The instalments of a final invoice by their numbers, with all that is paid for them until today. */
export const settledInstalments = (
  { abschlaege = [] }: Pick<ArchivedInvoice, 'abschlaege'>,
  known: (number: string) => Pick<SettledInstalment, 'terms' | 'payments'>,
): SettledInstalment[] =>
  abschlaege.map(({ nummer, datum, berechnet }) => ({ gross: berechnet, day: datum, ...known(nummer) }))

const statedTerms = ({ rechnung }: Pick<ArchivedInvoice, 'rechnung'>): DiscountTerms => ({
  skonto_tage: rechnung.skonto_tage ?? noDiscount.skonto_tage,
  skonto_prozent: rechnung.skonto_prozent ?? noDiscount.skonto_prozent,
})

const until = (day: string, payments: readonly Paid[]) => payments.filter(({ datum }) => datum <= day)

/**
 * The amount that an invoice asks for at the end of a day: a final one without what was received for its instalments by
 * then, of which some may be paid back after it was made.
 */
function dueAt({ invoice: { rechnung, positionen }, instalments }: DiscountFacts, day: string): string {
  const received = instalments.flatMap(({ gross, terms, day: own, payments }) => {
    const known = until(day, payments)
    return [...known.map(({ betrag }) => betrag), discount({ due: gross, terms, day: own }, known).granted]
  })
  return sumAmounts([buildTotals(positionen, rechnung.ust_satz).gross, negatedAmount(sumAmounts(received))])
}

/** Skonto as it was granted at the end of a day: later payments and cancellations do not count. */
function discountAt(facts: DiscountFacts, day: string) {
  const { invoice, payments, cancelledOn } = facts
  const known = cancelledOn !== undefined && cancelledOn <= day ? [] : until(day, payments)
  return discount({ due: dueAt(facts, day), terms: statedTerms(invoice), day: invoice.rechnung.rn_datum }, known)
}

/**
 * The change of the Skonto granted on an invoice within a span, with its day: negative once it is taken back. The same
 * for a span that is over, whatever is paid later.
 */
export function discountChange(facts: DiscountFacts, { from, to }: Span): { amount: string; day: string } {
  const [before, after] = [discountAt(facts, dayAfter(from, -1)), discountAt(facts, to)]
  const amount = sumAmounts([after.granted, negatedAmount(before.granted)])
  const days = discountDays(facts).filter((changed) => changed <= to)
  const day = after.grantedOn ?? days.toSorted().at(-1) ?? to
  return { amount, day: day < from ? from : day }
}

/** The days on which the Skonto of an invoice may change. */
export const discountDays = ({ payments, instalments, cancelledOn }: Omit<DiscountFacts, 'invoice'>): string[] => [
  ...[payments, ...instalments.map((one) => one.payments)].flat().map(({ datum }) => datum),
  ...(cancelledOn === undefined ? [] : [cancelledOn]),
]
