import type { Order, OrderInvoice } from '@waldkerf/domain/entities/documents/orders'
import { negatedAmount, sumAmounts } from '../money/amounts.ts'

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
