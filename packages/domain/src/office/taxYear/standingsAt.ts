import type { InvoicePart } from '@waldkerf/domain/entities/documents/orders'
import type { Payment } from '@waldkerf/domain/entities/documents/payments'
import { negatedAmount, sumAmounts } from '../money/amounts.ts'
import { claimed, type ClaimingInvoice } from '../orders/claims.ts'
import { discount, type DiscountTerms } from '../payments/discount.ts'

/** A fixed invoice, as far as its claim depends on it. */
export interface FixedInvoice {
  id: number
  nummer: string
  /** `YYYY-MM-DD` */
  day: string
  client: string
  gross: string
  part: InvoicePart
  /** The order that it belongs to. */
  offerId: number | null
  /** The invoice that it cancels. */
  cancels: number | null
  terms: DiscountTerms
}

export interface StandingAt {
  invoice: FixedInvoice
  claimed: string
  paid: string
  /** Negative: owed back. */
  balance: string
}

type Paid = Pick<Payment, 'id' | 'rechnung_id' | 'betrag' | 'datum' | 'zu'>

/**
 * The claim of each invoice, and the amount received for it, at the end of a day: later invoices, cancellations and payments do not
 * count, so that it is the same whenever it is asked for.
 */
export function standingsAt(day: string, invoices: readonly FixedInvoice[], payments: readonly Paid[]): StandingAt[] {
  const known = invoices.filter((row) => row.day <= day)
  const cancelled = new Set(known.flatMap(({ id, cancels }) => (cancels === null ? [] : [id, cancels])))
  const own = Map.groupBy(
    payments.filter(({ datum }) => datum <= day),
    ({ rechnung_id }) => rechnung_id,
  )
  const claiming = (row: FixedInvoice): ClaimingInvoice => ({
    part: row.part,
    gross: row.gross,
    paid: sumAmounts((own.get(row.id) ?? []).map(({ betrag }) => betrag)),
    isFixed: true,
    isCancelled: cancelled.has(row.id),
    grants: (due) => discount({ due, terms: row.terms, day: row.day }, own.get(row.id) ?? []).granted,
  })
  const rows = known.map((invoice) => ({ invoice, claiming: claiming(invoice) }))
  const orders = Map.groupBy(
    rows.filter(({ invoice }) => invoice.part !== ''),
    ({ invoice }) => invoice.offerId,
  )
  return rows.map(({ invoice, claiming: one }) => {
    const order = invoice.part === '' ? [] : (orders.get(invoice.offerId) ?? []).map((each) => each.claiming)
    const claim = claimed(one, order)
    return { invoice, claimed: claim, paid: one.paid, balance: sumAmounts([claim, negatedAmount(one.paid)]) }
  })
}
