import { useReminders } from '@waldkerf/app/data/documents/payments'
import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { SentPanel } from '@waldkerf/ui/screens/documentEditor/sending/SentList'
import { useState } from 'react'
import { texts } from '../editorPage.texts.ts'
import { SendReminder } from './SendReminder.tsx'
import { SentDocuments } from './SentDocuments.tsx'

interface SentTabProps {
  kind: 'angebot' | 'rechnung'
  id: number
  /** Opens the dialog for another mail with the document. */
  onResend?: () => void
}

/** All mails with an offer, or with an invoice and its reminders. */
export function SentTab({ kind, id, onResend }: SentTabProps) {
  const t = useTexts(texts)
  return (
    <SentPanel>
      <SentDocuments title={t.sent} kind={kind} id={id} onResend={onResend} />
      {kind === 'rechnung' && <SentReminders invoiceId={id} />}
    </SentPanel>
  )
}

const isOfDay = (day: string) => (reminder: Reminder) => reminder.datum === day

function SentReminders({ invoiceId }: { invoiceId: number }) {
  const { reminderDated } = useTexts(texts)
  const { day } = useFormat()
  const reminders = shown(useReminders(invoiceId)) ?? []
  const [resent, setResent] = useState<Reminder>()
  return (
    <>
      {reminders.map((reminder) => (
        <SentDocuments
          key={reminder.id}
          title={reminderDated(day(reminder.datum))}
          kind="mahnung"
          id={reminder.id}
          // Only the latest reminder of a day can be sent.
          onResend={reminders.findLast(isOfDay(reminder.datum)) === reminder ? () => setResent(reminder) : undefined}
          isOptional
        />
      ))}
      {resent && <SendReminder reminder={resent} onClose={() => setResent(undefined)} />}
    </>
  )
}
