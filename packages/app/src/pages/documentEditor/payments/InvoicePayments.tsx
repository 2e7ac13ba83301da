import { negatedAmount } from '@waldkerf/domain/office/money/amounts'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { PaymentsPanel } from '@waldkerf/ui/screens/documentEditor/payments/PaymentsPanel'
import { useInvoicePayments } from '@waldkerf/app/data/documents/payments'
import { useNamesByMail } from '@waldkerf/app/data/users/people'
import { InvoiceReminders } from '../reminders/InvoiceReminders.tsx'
import { useToday } from '../../dashboard/useToday.ts'
import { useAddPayment } from './useAddPayment.ts'

/** The payments and reminders of an archived invoice, for administrators. */
export function InvoicePayments({ invoiceId }: { invoiceId: number }) {
  const state = useInvoicePayments(invoiceId)
  const people = useNamesByMail(shown(state)?.payments.map(({ erfasst_von }) => erfasst_von) ?? [])
  const today = useToday()
  const add = useAddPayment(invoiceId)
  return (
    <PaymentsPanel
      today={today}
      state={state}
      people={people}
      onTakeBack={({ id, betrag, art }) =>
        add({ betrag: negatedAmount(betrag), datum: today, art, referenz: '', zu: String(id) }, `takeBack ${id}`)
      }
    >
      <InvoiceReminders invoiceId={invoiceId} />
    </PaymentsPanel>
  )
}
