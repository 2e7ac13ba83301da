import type { CallPayload } from '@waldkerf/domain/calls/call'
import { addPayment, addTransfer, getInvoiceStandings, getPayments } from '@waldkerf/domain/calls/documents/payments'
import { addReminder, getReminders } from '@waldkerf/domain/calls/documents/reminders'
import useSWR, { useSWRConfig } from 'swr'
import { firstRow } from '../gateway/firstRow.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { both } from '../loading/parts.ts'
import { toLoadable } from '../loading/loadable.ts'
import { useOrderKeys } from '../saving/orderKeys.ts'
import { useRefreshed } from '../saving/useRefreshed.ts'
import { documentKeys, isOrderKey, isStandingKey } from './lists/documents.ts'

/** Payments of other people are read regularly while the page is visible. */
const followed = { refreshInterval: 30_000 }

/** The paid and the open part of each invoice; administrators only. */
export function useInvoiceStandings() {
  const gateway = useGateway()
  return toLoadable(useSWR(documentKeys.standings(), () => gateway.call(getInvoiceStandings, {})))
}

/** The paid and the open part of an invoice; no request without an id. */
export function useInvoiceStanding(invoiceId: number | undefined) {
  const gateway = useGateway()
  return toLoadable(
    useSWR(
      invoiceId === undefined ? null : documentKeys.standing(invoiceId),
      ([, , rechnung_id]) => firstRow(gateway.call(getInvoiceStandings, { rechnung_id })),
      followed,
    ),
  )
}

/** The paid and the open part of an invoice, and its payments in the order of their days. */
export function useInvoicePayments(invoiceId: number) {
  const gateway = useGateway()
  const standing = useInvoiceStanding(invoiceId)
  const payments = toLoadable(
    useSWR(
      documentKeys.payments(invoiceId),
      ([, , rechnung_id]) => gateway.call(getPayments, { rechnung_id }),
      followed,
    ),
  )
  return both(standing, payments, (stand, all) => ({ standing: stand, payments: all }))
}

/** Enters payments; open amounts are read again, even after a failure. */
export function usePaymentChanges() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  const keys = useOrderKeys()
  /** @param form identifies the form: repeated from the same form, the payment is entered only once @throws ApiError */
  return (payment: CallPayload<typeof addPayment>, form: string) => {
    const invoiceId = Number(payment.rechnung_id)
    return refreshed(gateway.call(addPayment, payment, { idempotencyKey: keys.of({ form, ...payment }) }), {
      first: [documentKeys.payments(invoiceId), documentKeys.standing(invoiceId)],
      later: [documentKeys.standings(), isOrderKey],
    })
  }
}

/** Enters the payments of a bank statement; the lists are read again once for all of them. */
export function useBankPayments() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  const keys = useOrderKeys()
  return {
    /** Reads all standings and payments, also into the cache of the lists. @throws ApiError */
    async readMoney() {
      const [standings, payments] = await Promise.all([
        mutate(documentKeys.standings(), () => gateway.call(getInvoiceStandings, {}), { revalidate: false }),
        gateway.call(getPayments, {}),
      ])
      return { standings: standings ?? [], payments }
    },
    /**
     * @param form identifies the dialog: repeated from it, a payment is entered once
     * @throws ApiError 409: entry booked
     */
    book: (payment: CallPayload<typeof addPayment>, form: string) =>
      gateway.call(addPayment, payment, { idempotencyKey: keys.of({ form, ...payment }) }),
  }
}

/** Transfers the money paid for a replaced invoice; both invoices are read again, even after a failure. */
export function useTransfer() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  const keys = useOrderKeys()
  /** @throws ApiError 409: there is no fixed successor, or nothing is owed back */
  return (invoiceId: number) => {
    const payload = { rechnung_id: String(invoiceId) }
    return refreshed(
      gateway.call(addTransfer, payload, { idempotencyKey: keys.of({ form: 'transfer', ...payload }) }),
      {
        first: [documentKeys.payments(invoiceId), documentKeys.standing(invoiceId)],
        later: [documentKeys.standings(), isOrderKey],
      },
    )
  }
}

/** The reminders of an invoice, in the order of their days; no request without an id. */
export function useReminders(invoiceId: number | undefined) {
  const gateway = useGateway()
  return toLoadable(
    useSWR(
      invoiceId === undefined ? null : documentKeys.reminders(invoiceId),
      ([, , rechnung_id]) => gateway.call(getReminders, { rechnung_id }),
      followed,
    ),
  )
}

/** Makes reminders; those of the invoice are read again, even after a failure. */
export function useReminderChanges() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  const keys = useOrderKeys()
  /**
   * @param form identifies the form: repeated from the same form, the reminder is made only once
   * @throws ApiError 409: nothing is open, or not due
   */
  return (reminder: CallPayload<typeof addReminder>, form: string) =>
    refreshed(gateway.call(addReminder, reminder, { idempotencyKey: keys.of({ form, ...reminder }) }), {
      first: [documentKeys.reminders(Number(reminder.rechnung_id))],
      later: [isStandingKey],
    })
}
