import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { reminderText } from '@waldkerf/domain/office/correspondence/reminderText'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ReminderDialog } from '@waldkerf/ui/screens/documentEditor/reminders/ReminderDialog'
import { useRef, useState } from 'react'
import { object, string } from 'valibot'
import { texts } from '../editorPage.texts.ts'
import { SendReminder } from '../sending/SendReminder.tsx'
import { useDialogDraft } from '../useDialogDraft.tsx'
import { useReminding } from './useReminding.ts'

export interface RemindStepProps {
  invoiceId: number
  number: string
  standing: InvoiceStanding
  /** As it was fixed. */
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
