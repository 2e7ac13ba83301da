import { negatedAmount } from '@waldkerf/domain/office/money/amounts'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { type PaymentActions, PaymentsPanel } from '@waldkerf/ui/screens/documentEditor/payments/PaymentsPanel'
import { useInvoicePayments, usePaymentChanges, useTransfer } from '@waldkerf/app/data/documents/payments'
import { useNamesByMail } from '@waldkerf/app/data/users/people'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import { InvoiceReminders, type InvoiceRemindersProps } from '../reminders/InvoiceReminders.tsx'
import { useToday } from '../../dashboard/useToday.ts'

/** The payments and reminders of an archived invoice, for administrators. */
export function InvoicePayments({ invoiceId, number, invoice }: InvoiceRemindersProps) {
  const state = useInvoicePayments(invoiceId)
  const people = useNamesByMail(shown(state)?.payments.map(({ erfasst_von }) => erfasst_von) ?? [])
  const today = useToday()
  return (
    <PaymentsPanel
      number={number}
      today={today}
      invoiceDay={invoice?.day ?? ''}
      state={state}
      people={people}
      actions={usePaymentActions(invoiceId, today)}
    >
      <InvoiceReminders invoiceId={invoiceId} number={number} invoice={invoice} />
    </PaymentsPanel>
  )
}

function usePaymentActions(invoiceId: number, today: string): PaymentActions {
  const addPayment = usePaymentChanges()
  const transfer = useTransfer()
  const add = (payment: Omit<Parameters<typeof addPayment>[0], 'rechnung_id'>, form: string) =>
    withMessage(async () => void (await addPayment({ rechnung_id: String(invoiceId), ...payment }, form)))
  return {
    add: ({ amount, day, kind, reference, confirmed }, form) =>
      add({ betrag: amount, datum: day, art: kind, referenz: reference, bestaetigt: confirmed }, form),
    transfer: () => withMessage(async () => void (await transfer(invoiceId))),
    takeBack: ({ id, betrag, art }) =>
      add({ betrag: negatedAmount(betrag), datum: today, art, referenz: '', zu: String(id) }, `takeBack ${id}`),
  }
}
