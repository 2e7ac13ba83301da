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
import { documentKeys } from './lists/documents.ts'

/** Two people enter payments: the others' are looked for while the page is seen. */
const followed = { refreshInterval: 30_000 }

/** The paid and the open part of each invoice; administrators alone. */
export function useInvoiceStandings() {
  const gateway = useGateway()
  return toLoadable(useSWR(documentKeys.standings(), () => gateway.call(getInvoiceStandings, {})))
}

/** The paid and the open part of an invoice; of none nothing is asked. */
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

/** Enters payments; what is open is read again, whatever came of it. */
export function usePaymentChanges() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  const keys = useOrderKeys()
  /** @param form names the form that it was typed in: sent again from there it is entered once @throws ApiError */
  return (payment: CallPayload<typeof addPayment>, form: string) => {
    const invoiceId = Number(payment.rechnung_id)
    return refreshed(gateway.call(addPayment, payment, { idempotencyKey: keys.of({ form, ...payment }) }), {
      first: [documentKeys.payments(invoiceId), documentKeys.standing(invoiceId)],
      later: [documentKeys.standings()],
    })
  }
}

/** Enters the payments of a bank statement: many at a stretch, so that the lists are read again once for all of them. */
export function useBankPayments() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  const keys = useOrderKeys()
  return {
    /** All standings and payments as they are now; the lists get them, too. @throws ApiError */
    async readMoney() {
      const [standings, payments] = await Promise.all([
        mutate(documentKeys.standings(), () => gateway.call(getInvoiceStandings, {}), { revalidate: false }),
        gateway.call(getPayments, {}),
      ])
      return { standings: standings ?? [], payments }
    },
    /** @param form names the dialog: sent again from there it is entered once @throws ApiError 409: the entry is booked */
    book: (payment: CallPayload<typeof addPayment>, form: string) =>
      gateway.call(addPayment, payment, { idempotencyKey: keys.of({ form, ...payment }) }),
  }
}

/** Books over what came in for a replaced invoice; both sides are read again, whatever came of it. */
export function useTransfer() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  const keys = useOrderKeys()
  /** @throws ApiError 409: no fixed invoice stands for it, or nothing is owed back */
  return (invoiceId: number) => {
    const payload = { rechnung_id: String(invoiceId) }
    return refreshed(
      gateway.call(addTransfer, payload, { idempotencyKey: keys.of({ form: 'transfer', ...payload }) }),
      {
        first: [documentKeys.payments(invoiceId), documentKeys.standing(invoiceId)],
        later: [documentKeys.standings()],
      },
    )
  }
}

/** The reminders of an invoice, in the order of their days; of none nothing is asked. */
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

/** Makes reminders; those of the invoice are read again, whatever came of it. */
export function useReminderChanges() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  const keys = useOrderKeys()
  /**
   * @param form names the form that it was typed in: sent again from there it is made once
   * @throws ApiError 409: nothing is open, or not due
   */
  return (reminder: CallPayload<typeof addReminder>, form: string) =>
    refreshed(gateway.call(addReminder, reminder, { idempotencyKey: keys.of({ form, ...reminder }) }), {
      first: [documentKeys.reminders(Number(reminder.rechnung_id))],
      later: [documentKeys.standings()],
    })
}
