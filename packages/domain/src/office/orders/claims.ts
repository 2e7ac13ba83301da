import type { InvoicePart } from '@waldkerf/domain/entities/documents/orders'
import { negatedAmount, sumAmounts } from '../money/amounts.ts'

/** An invoice as its order sees it; amounts are gross, as decimal text. */
export interface ClaimingInvoice {
  part: InvoicePart
  gross: string
  /** The sum of its payments. */
  paid: string
  /** Its payments and terms, where it has Skonto: what of an amount due is granted. */
  grants?: (due: string) => string
  isFixed: boolean
  /** It is cancelled, or cancels another one. */
  isCancelled: boolean
}

const standsIn = ({ isCancelled, isFixed }: ClaimingInvoice) => isFixed && !isCancelled

/** Whether an instalment has gone over into the order's fixed final invoice. */
export const isSettled = ({ part, isCancelled }: ClaimingInvoice, order: readonly ClaimingInvoice[]): boolean =>
  part === 'abschlag' && !isCancelled && order.some((other) => other.part === 'schluss' && standsIn(other))

/** The amount received for a fixed instalment and the Skonto granted on it: a final invoice deducts both. */
export const settledAmount = ({ gross, paid, grants }: ClaimingInvoice): string =>
  sumAmounts([paid, grants?.(gross) ?? '0.00'])

/** The amount due without Skonto. @param order all instalments and final invoices of the order */
export function fullClaim(invoice: ClaimingInvoice, order: readonly ClaimingInvoice[]): string {
  if (invoice.isCancelled) return '0.00'
  if (invoice.part !== 'schluss') return invoice.gross
  const instalments = order.filter((other) => other.part === 'abschlag' && standsIn(other))
  const known = instalments.map((other) => (invoice.isFixed ? settledAmount(other) : other.gross))
  return sumAmounts([invoice.gross, negatedAmount(sumAmounts(known))])
}

/**
 * The amount that an invoice claims, without Skonto that is granted. An instalment in a final invoice claims what was
 * received for it, and the final invoice the rest of its own amount; together they claim that amount, whatever is paid,
 * taken back or paid back later. Of a draft: what fixing it would add to the claims. `app.payment_standing` of the database
 * has the same rule.
 * @param order all instalments and final invoices of the order
 */
export function claimed(invoice: ClaimingInvoice, order: readonly ClaimingInvoice[]): string {
  if (isSettled(invoice, order)) return invoice.paid
  const due = fullClaim(invoice, order)
  return invoice.isFixed && !invoice.isCancelled
    ? sumAmounts([due, negatedAmount(invoice.grants?.(due) ?? '0.00')])
    : due
}
