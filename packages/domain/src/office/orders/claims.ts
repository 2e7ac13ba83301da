import type { InvoicePart } from '@waldkerf/domain/entities/documents/orders'
import { negatedAmount, sumAmounts } from '../money/amounts.ts'

/** An invoice as its order sees it; amounts are gross, as decimal text. */
export interface ClaimingInvoice {
  part: InvoicePart
  gross: string
  /** The sum of its payments. */
  paid: string
  isFixed: boolean
  /** It is cancelled, or cancels another one. */
  isCancelled: boolean
}

const standsIn = ({ isCancelled, isFixed }: ClaimingInvoice) => isFixed && !isCancelled

/** Whether an instalment has gone over into the order's fixed final invoice. */
export const isSettled = ({ part, isCancelled }: ClaimingInvoice, order: readonly ClaimingInvoice[]): boolean =>
  part === 'abschlag' && !isCancelled && order.some((other) => other.part === 'schluss' && standsIn(other))

/**
 * The amount that an invoice claims. An instalment in a final invoice claims what was received for it, and the final invoice the
 * rest of its own amount; together they claim that amount, whatever is paid, taken back or paid back later. Of a draft:
 * what fixing it would add to the claims. `app.payment_standing` of the database has the same rule.
 * @param order all instalments and final invoices of the order
 */
export function claimed(invoice: ClaimingInvoice, order: readonly ClaimingInvoice[]): string {
  if (invoice.isCancelled) return '0.00'
  if (isSettled(invoice, order)) return invoice.paid
  if (invoice.part !== 'schluss') return invoice.gross
  const instalments = order.filter((other) => other.part === 'abschlag' && standsIn(other))
  const known = instalments.map(({ gross, paid }) => (invoice.isFixed ? paid : gross))
  return sumAmounts([invoice.gross, negatedAmount(sumAmounts(known))])
}
