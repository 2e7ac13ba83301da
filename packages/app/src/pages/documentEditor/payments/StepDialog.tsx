import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { useReceivablesWork } from '@waldkerf/app/pages/documents/useReceivablesWork'
import { ReminderWalk } from '@waldkerf/ui/screens/documents/reminders/ReminderWalk'
import type { DocumentFacts, EditorState, OfficeStep } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { AddressStep } from '../AddressStep.tsx'
import { InstalmentStep } from '../orders/OfferOrder.tsx'
import { orderId } from '../orders/orderId.ts'
import { SendDocument, type SentDocument } from '../sending/SendDocument.tsx'
import { useInvoicePayments, useTransfer } from '@waldkerf/app/data/documents/payments'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import { PaymentSteps, type PaymentStepsProps } from '@waldkerf/ui/screens/documentEditor/payments/PaymentSteps'
import { useToday } from '@waldkerf/app/pages/dashboard/useToday'
import { useAddPayment } from './InvoicePayments.tsx'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { object, string } from 'valibot'
import { texts } from '../editorPage.texts.ts'
import { useDialogDraft } from '../useDialogDraft.tsx'

interface RemindStepProps {
  state: EditorState
  facts: DocumentFacts
  /** The archived invoice. */
  invoice: DocumentModel
  /** Goes over to the mail with the invoice. */
  onSend: () => void
  onClose: () => void
}

const schema = object({ text: string() })
const words = ({ text }: { text: string }) => text

/** Reminds of the invoice, by the same dialog as the list of what clients owe. */
export function RemindStep({ state, facts: { id, number }, invoice, onSend, onClose }: RemindStepProps) {
  const name = useTexts(texts).reminderText
  const work = useReceivablesWork(onSend)
  const kept = useDialogDraft({ entity: `rechnung/${id}/mahnung`, name, schema, words })
  const row: DocumentRow = {
    id,
    nummer: number,
    day: invoice.day,
    supplied: invoice.supplyDay,
    clientId: Number(state.history.document.header['client_id']) || null,
    client: invoice.buyer.name,
    bearbeiter: '',
    status: 'archived',
    rate: invoice.rate,
    totals: undefined,
    unclear: false,
    standing: state.standing,
  }
  return <ReminderWalk rows={[row]} today={state.today} work={work} kept={kept} onClose={onClose} />
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
  begin: (step: OfficeStep) => void
  onClose: () => void
}

/** The dialog of the step in progress. */
export function StepDialog({ step, document, begin, onClose }: StepDialogProps) {
  const { facts: loaded, frozen, standing } = document.state
  const facts = shown(loaded)
  const invoice = frozen && shown(frozen)
  if (!facts) return null
  if (step === 'send') return <SendDocument document={document} facts={facts} onClose={onClose} />
  if (step === 'address') return <AddressStep state={document.state} onClose={onClose} />
  if (step === 'instalment') {
    const { invoice: limits } = document.state.newLimits
    const offerId = orderId(document.session.snapshot().data)
    return offerId === undefined ? null : <InstalmentStep offerId={offerId} limits={limits} onClose={onClose} />
  }
  if (!standing) return null
  const common = { invoiceId: facts.id, number: facts.number, standing, onClose }
  if (step === 'remind') {
    const reminded = { state: document.state, facts, onSend: () => begin('send'), onClose }
    return invoice ? <RemindStep {...reminded} invoice={invoice} /> : null
  }
  return <PaymentStep {...common} step={step} invoiceDay={invoice?.day ?? ''} />
}
