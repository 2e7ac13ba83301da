import type { Order, OrderInvoice } from '@waldkerf/domain/entities/documents/orders'
import { negatedAmount, signOfAmount, sumAmounts } from '../money/amounts.ts'

/** The standing of an order; gross amounts as decimal text. */
export interface OrderFigures {
  ordered: string
  /** Claimed by its fixed invoices. */
  invoiced: string
  received: string
  /** Still to be paid of what is claimed. */
  open: string
  /** Owed back to the client. */
  owedBack: string
  /** Ordered, and neither claimed yet nor granted as Skonto; negative once more is claimed than was ordered. */
  rest: string
}

const sumUp = (rows: readonly OrderInvoice[], column: 'gefordert' | 'bezahlt' | 'offen' | 'ueberzahlt') =>
  sumAmounts(rows.map((row) => row[column]))

export function orderFigures({ brutto, rechnungen }: Pick<Order, 'brutto' | 'rechnungen'>): OrderFigures {
  const fixed = rechnungen.filter(({ zustand }) => zustand !== 'entwurf')
  const invoiced = sumUp(fixed, 'gefordert')
  return {
    ordered: brutto,
    invoiced,
    received: sumUp(fixed, 'bezahlt'),
    open: sumUp(fixed, 'offen'),
    owedBack: sumUp(fixed, 'ueberzahlt'),
    rest: sumAmounts([brutto, negatedAmount(invoiced), ...fixed.map(({ skonto = '0.00' }) => negatedAmount(skonto))]),
  }
}

/** Fixed instalments that stand, before a final invoice is fixed. */
export const standingInstalments = ({ rechnungen }: Pick<Order, 'rechnungen'>): OrderInvoice[] =>
  rechnungen.filter(
    ({ teil, zustand }) => teil === 'abschlag' && !['entwurf', 'storniert', 'ersetzt'].includes(zustand),
  )

/** How far an order is: a part of it is still to be invoiced, all of it is, or it has its final invoice. */
export type OrderStage = 'open' | 'invoiced' | 'final'

export function orderStage(order: Pick<Order, 'brutto' | 'rechnungen'>): OrderStage {
  const isSettled = order.rechnungen.some(
    ({ teil, zustand }) => teil === 'schluss' && zustand !== 'storniert' && zustand !== 'ersetzt',
  )
  if (isSettled) return 'final'
  return signOfAmount(orderFigures(order).rest) > 0 ? 'open' : 'invoiced'
}
