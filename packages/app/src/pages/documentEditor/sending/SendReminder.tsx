import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { dispatchMail } from '@waldkerf/domain/office/correspondence/dispatchMail'
import { reminderModel } from '@waldkerf/domain/office/correspondence/reminderModel'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { planSending, SendDialog } from '@waldkerf/ui/screens/documentEditor/sending/SendDialog'
import { useMemo } from 'react'
import { texts } from '../editorPage.texts.ts'
import { useReminding, useMailDraft, useOfferedMail } from './useSending.ts'

/** The mail with a payment reminder. */
export function SendReminder({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const t = useTexts(texts)
  const model = useMemo(() => reminderModel(reminder), [reminder])
  const { today, send } = useReminding()
  const offered = useOfferedMail(dispatchMail(model, today), reminder.inhalt.kunde?.client_id, 'invoice')
  const draft = useMailDraft('mahnung', reminder.id)
  return (
    <SendDialog
      name={`${t.names.reminder} ${model.number}`}
      offered={offered}
      plan={planSending(model)}
      fileName={`Zahlungserinnerung-${model.number}`}
      onSend={(mail, form, remembers) => send(reminder, { ...mail, remembers }, form)}
      draft={draft}
      onClose={onClose}
    />
  )
}
