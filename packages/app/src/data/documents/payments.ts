import type { CallPayload } from '@waldkerf/domain/calls/call'
import { addPayment, getInvoiceStandings, getPayments } from '@waldkerf/domain/calls/documents/payments'
import { addReminder, getReminders } from '@waldkerf/domain/calls/documents/reminders'
import useSWR, { useSWRConfig } from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { documentKeys } from './lists/documentKeys.ts'

/** The paid and the open part of each invoice; administrators alone. */
export function useInvoiceStandings() {
  const gateway = useGateway()
  return toLoadable(useSWR(documentKeys.standings(), () => gateway.call(getInvoiceStandings, {})))
}

/** The payments of an invoice, in the order of their days. */
export function usePayments(invoiceId: number) {
  const gateway = useGateway()
  return toLoadable(
    useSWR(documentKeys.payments(invoiceId), ([, , rechnung_id]) => gateway.call(getPayments, { rechnung_id })),
  )
}

/** Enters payments; what is open is read again, whatever came of it. */
export function usePaymentChanges() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  /** @param idempotencyKey the same for every try of the same payment @throws ApiError */
  return async (payment: CallPayload<typeof addPayment>, idempotencyKey: string) => {
    try {
      return await gateway.call(addPayment, payment, { idempotencyKey })
    } finally {
      void mutate(documentKeys.payments(Number(payment.rechnung_id)))
      void mutate(documentKeys.standings())
    }
  }
}

/** The reminders of an invoice, in the order of their days. */
export function useReminders(invoiceId: number) {
  const gateway = useGateway()
  return toLoadable(
    useSWR(documentKeys.reminders(invoiceId), ([, , rechnung_id]) => gateway.call(getReminders, { rechnung_id })),
  )
}

/** Makes reminders; those of the invoice are read again, whatever came of it. */
export function useReminderChanges() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  /** @param idempotencyKey the same for every try of the same reminder @throws ApiError 409: nothing is open, or not due */
  return async (reminder: CallPayload<typeof addReminder>, idempotencyKey: string) => {
    try {
      return await gateway.call(addReminder, reminder, { idempotencyKey })
    } finally {
      void mutate(documentKeys.reminders(Number(reminder.rechnung_id)))
    }
  }
}
