import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import type { PaymentState } from '@waldkerf/domain/entities/documents/paymentStates'
import { sumAmounts } from '../money/amounts.ts'

/** States of invoices with an open amount. */
export const openStates = ['offen', 'teilbezahlt', 'ueberfaellig'] as const satisfies readonly PaymentState[]

/** The open amounts of invoices, gross. */
export interface OpenInvoices {
  count: number
  amount: string
  overdueCount: number
  overdueAmount: string
}

const sumOpen = (rows: readonly InvoiceStanding[]) => sumAmounts(rows.map(({ offen }) => offen))

export function openInvoices(standings: readonly InvoiceStanding[]): OpenInvoices {
  const open = standings.filter(({ zustand }) => openStates.some((state) => state === zustand))
  const overdue = open.filter(({ zustand }) => zustand === 'ueberfaellig')
  return {
    count: open.length,
    amount: sumOpen(open),
    overdueCount: overdue.length,
    overdueAmount: sumOpen(overdue),
  }
}
