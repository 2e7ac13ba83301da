import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FormDialog, useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { PaymentDialog, type PaymentDialogProps } from './PaymentDialog.tsx'
import { paymentTexts } from '../steps.texts.ts'

export interface PaymentStepsProps extends PaymentDialogProps {
  step: 'pay' | 'repay' | 'transfer'
  /** Books over what came in to the invoice that stands for this one. @throws Error with a message for people */
  onTransfer: () => Promise<unknown>
}

/** The dialog of a step that moves money: what came in or goes back, or what goes over to another invoice. */
export function PaymentSteps({ step, onTransfer, ...rest }: PaymentStepsProps) {
  if (step === 'transfer') return <TransferDialog {...rest} onTransfer={onTransfer} />
  return <PaymentDialog {...rest} />
}

type TransferDialogProps = Pick<PaymentStepsProps, 'standing' | 'onTransfer' | 'onClose'>

function TransferDialog({ standing, onTransfer, onClose }: TransferDialogProps) {
  const t = useTexts(paymentTexts).transferQuestion
  const { money } = useMoney()
  const { busy, error, submit } = useSubmit(onClose)
  return (
    <FormDialog
      title={t.title}
      description={t.description(money(standing.ueberzahlt))}
      submit={{ label: t.confirm }}
      busy={busy}
      problem={error}
      onSubmit={() => void submit(true, onTransfer)}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  )
}
