import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { OfficeStep } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { SendDocument, type SentDocument } from '../sending/SendDocument.tsx'
import { useInvoicePayments, useTransfer } from '@waldkerf/app/data/documents/payments'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import { PaymentSteps, type PaymentStepsProps } from '@waldkerf/ui/screens/documentEditor/payments/PaymentSteps'
import { useToday } from '@waldkerf/app/pages/dashboard/useToday'
import { useAddPayment } from './InvoicePayments.tsx'
import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { reminderText } from '@waldkerf/domain/office/correspondence/reminderText'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ReminderDialog } from '@waldkerf/ui/screens/documentEditor/payments/ReminderDialog'
import { useRef, useState } from 'react'
import { object, string } from 'valibot'
import { texts } from '../editorPage.texts.ts'
import { SendReminder } from '../sending/SendReminder.tsx'
import { useDialogDraft } from '../useDialogDraft.tsx'
import { useReminding } from '../sending/useSending.ts'

interface RemindStepProps {
  invoiceId: number
  number: string
  standing: InvoiceStanding
  /** The archived invoice. */
  invoice: DocumentModel
  onClose: () => void
}

const schema = object({ text: string() })
const words = ({ text }: { text: string }) => text

/** Makes a payment reminder, and then its mail. */
export function RemindStep({ invoiceId, number, standing, invoice, onClose }: RemindStepProps) {
  const t = useTexts(texts)
  const { today, add } = useReminding()
  const draft = useDialogDraft({ entity: `rechnung/${invoiceId}/mahnung`, name: t.reminderText, schema, words })
  const added = useRef<Reminder>(undefined)
  const [made, setMade] = useState<Reminder>()
  const [offered] = useState(() => reminderText(invoice, standing, today))
  if (made) return <SendReminder reminder={made} onClose={onClose} />
  return (
    <ReminderDialog
      number={number}
      standing={standing}
      today={today}
      offered={offered}
      draft={draft}
      onAdd={async (text, form) => {
        added.current = await add(invoiceId, text, form)
      }}
      onClose={() => (added.current ? setMade(added.current) : onClose())}
    />
  )
}

interface PaymentStepProps extends Pick<PaymentStepsProps, 'step' | 'number' | 'invoiceDay' | 'onClose'> {
  invoiceId: number
  standing: InvoiceStanding
}

/** Enters a payment or a repayment of an invoice, or transfers the amount owed back. */
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

export interface StepDialogProps {
  step: OfficeStep
  document: SentDocument
  onClose: () => void
}

/** The dialog of the step in progress. */
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
