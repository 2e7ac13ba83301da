import { useInvoicePayments, useTransfer } from '@waldkerf/app/data/documents/payments'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { PaymentSteps, type PaymentStepsProps } from '@waldkerf/ui/screens/documentEditor/payments/PaymentSteps'
import { useToday } from '../../dashboard/useToday.ts'
import { useAddPayment } from './useAddPayment.ts'

interface PaymentStepProps extends Pick<PaymentStepsProps, 'step' | 'number' | 'invoiceDay' | 'onClose'> {
  invoiceId: number
  standing: InvoiceStanding
}

/** Enters a payment or a repayment of an invoice, or books over what is owed back. */
export function PaymentStep({ invoiceId, ...rest }: PaymentStepProps) {
  const payments = shown(useInvoicePayments(invoiceId))?.payments ?? []
  const add = useAddPayment(invoiceId)
  const transfer = useTransfer()
  return (
    <PaymentSteps
      {...rest}
      today={useToday()}
      references={payments.map(({ referenz }) => referenz)}
      onAdd={({ amount, day, kind, reference, confirmed }, form) =>
        add({ betrag: amount, datum: day, art: kind, referenz: reference, bestaetigt: confirmed }, form)
      }
      onTransfer={() => withMessage(async () => void (await transfer(invoiceId)))}
    />
  )
}
