import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { OfficeStep } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { PaymentStep } from '../payments/PaymentStep.tsx'
import { RemindStep } from '../reminders/RemindStep.tsx'
import { SendDocument } from '../sending/SendDocument.tsx'
import type { SentDocument } from '../sending/sentDocument.ts'

export interface StepDialogProps {
  step: OfficeStep
  document: SentDocument
  onClose: () => void
}

/** The dialog of a step that was begun. */
export function StepDialog({ step, document, onClose }: StepDialogProps) {
  const { facts: loaded, frozen, standing } = document.state
  const facts = shown(loaded)
  const invoice = frozen && shown(frozen)
  if (!facts) return null
  if (step === 'send') return <SendDocument document={document} facts={facts} onClose={onClose} />
  if (!standing) return null
  const common = { invoiceId: facts.id, number: facts.number, standing, onClose }
  if (step === 'remind') return invoice ? <RemindStep {...common} invoice={invoice} /> : null
  return <PaymentStep {...common} step={step} invoiceDay={invoice?.day ?? ''} />
}
