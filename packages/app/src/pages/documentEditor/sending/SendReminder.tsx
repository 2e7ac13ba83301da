import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { dispatchMail } from '@waldkerf/domain/office/correspondence/dispatchMail'
import { reminderModel } from '@waldkerf/domain/office/correspondence/reminderModel'
import { documentTitle } from '@waldkerf/domain/office/documentModel/words'
import { planSending, SendDialog } from '@waldkerf/ui/screens/documentEditor/sending/SendDialog'
import { useMemo } from 'react'
import { useReminding, useMailDraft, useOfferedMail } from './useSending.ts'

/** The mail with a payment reminder. */
export function SendReminder({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const model = useMemo(() => reminderModel(reminder), [reminder])
  const offered = useOfferedMail(dispatchMail(model), reminder.inhalt.kunde?.client_id, 'invoice')
  const { send } = useReminding()
  const draft = useMailDraft('mahnung', reminder.id)
  return (
    <SendDialog
      name={documentTitle(model)}
      offered={offered}
      plan={planSending(model)}
      fileName={`Zahlungserinnerung-${model.number}`}
      onSend={(mail, form, remembers) => send(reminder, { ...mail, remembers }, form)}
      draft={draft}
      onClose={onClose}
    />
  )
}
