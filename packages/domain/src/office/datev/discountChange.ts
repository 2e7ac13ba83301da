import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import type { Payment } from '@waldkerf/domain/entities/documents/payments'
import type { ArchivedInvoice } from '@waldkerf/domain/entities/office/invoiceData'
import { buildTotals, negatedAmount, sumAmounts } from '../money/amounts.ts'
import { discount, type DiscountTerms, noDiscount } from '../payments/discount.ts'
import type { Span } from './datevProblems.ts'

export interface DiscountFacts {
  invoice: ArchivedInvoice
  /** Of the invoice. */
  payments: readonly Pick<Payment, 'id' | 'betrag' | 'datum' | 'zu'>[]
  /** The day of the invoice that cancels it. */
  cancelledOn: string | undefined
}

export const statedTerms = ({ rechnung }: Pick<ArchivedInvoice, 'rechnung'>): DiscountTerms => ({
  skonto_tage: rechnung.skonto_tage ?? noDiscount.skonto_tage,
  skonto_prozent: rechnung.skonto_prozent ?? noDiscount.skonto_prozent,
})

/** The amount that an archived invoice asks for: its gross amount without what it deducts for instalments. */
export const askedAmount = ({ rechnung, positionen, abschlaege = [] }: ArchivedInvoice): string =>
  sumAmounts([
    buildTotals(positionen, rechnung.ust_satz).gross,
    ...abschlaege.map(({ brutto }) => negatedAmount(brutto)),
  ])

/** Skonto as it was granted at the end of a day: later payments and cancellations do not count. */
function discountAt({ invoice, payments, cancelledOn }: DiscountFacts, day: string) {
  const known = cancelledOn !== undefined && cancelledOn <= day ? [] : payments.filter(({ datum }) => datum <= day)
  const terms = statedTerms(invoice)
  return discount({ due: askedAmount(invoice), terms, day: invoice.rechnung.rn_datum }, known)
}

/**
 * The change of the Skonto granted on an invoice within a span, with its day: negative once it is taken back. The same
 * for a span that is over, whatever is paid later.
 */
export function discountChange(facts: DiscountFacts, { from, to }: Span): { amount: string; day: string } {
  const [before, after] = [discountAt(facts, dayAfter(from, -1)), discountAt(facts, to)]
  const amount = sumAmounts([after.granted, negatedAmount(before.granted)])
  const { payments, cancelledOn } = facts
  const changes = [...payments.map(({ datum }) => datum), ...(cancelledOn === undefined ? [] : [cancelledOn])]
  const days = changes.filter((changed) => changed <= to)
  const day = after.grantedOn ?? days.toSorted().at(-1) ?? to
  return { amount, day: day < from ? from : day }
}
