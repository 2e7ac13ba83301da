import { useReminderChanges } from '@waldkerf/app/data/documents/payments'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import type { DispatchMail } from '@waldkerf/domain/office/correspondence/dispatchMail'
import { useToday } from '../../dashboard/useToday.ts'
import { useSending } from '../sending/useSending.ts'

/** Makes payment reminders of today, and sends them. What was made stays when its mail fails: that is sent again. */
export function useReminding() {
  const today = useToday()
  const addReminder = useReminderChanges()
  const send = useSending()
  return {
    today,
    /** @param form names the dialog: asked for twice it is made once @throws Error with a message for people */
    add: (invoiceId: number, text: string, form: string) =>
      withMessage(() => addReminder({ rechnung_id: invoiceId, datum: today, text }, form)),
    /** @throws Error with a message for people */
    send: (reminder: Reminder, mail: DispatchMail & { remembers: boolean }, form: string) =>
      send({ art: 'mahnung', id: reminder.id }, mail, form, async ({ makeReminder, readPicture }) => ({
        pdf: (await makeReminder(reminder, readPicture)).blob,
      })),
  }
}
