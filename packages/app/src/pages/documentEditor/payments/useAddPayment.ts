import { usePaymentChanges } from '@waldkerf/app/data/documents/payments'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'

/** Enters a payment of the invoice. */
export function useAddPayment(invoiceId: number) {
  const addPayment = usePaymentChanges()
  /** @param form names the form: sent again from there it is entered once @throws Error with a message for people */
  return (payment: Omit<Parameters<typeof addPayment>[0], 'rechnung_id'>, form: string) =>
    withMessage(async () => void (await addPayment({ rechnung_id: String(invoiceId), ...payment }, form)))
}
