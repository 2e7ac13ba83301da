import { useInvoicePayments, useReminderChanges, useReminders } from '@waldkerf/app/data/documents/payments'
import { useReadPicture } from '@waldkerf/app/data/office/settings'
import { useNamesByMail } from '@waldkerf/app/data/users/people'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { reminderText } from '@waldkerf/domain/office/correspondence/reminderText'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { openFile, saveFile } from '@waldkerf/ui/browser/saveFile'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { RemindersSection } from '@waldkerf/ui/screens/documentEditor/reminders/RemindersSection'
import { useState } from 'react'
import { object, string } from 'valibot'
import { useToday } from '../../dashboard/useToday.ts'
import { downloadMessage } from '../downloadMessage.ts'
import { texts } from '../editorPage.texts.ts'
import { useDialogDraft } from '../useDialogDraft.tsx'
import { SendReminder } from '../sending/SendReminder.tsx'

export interface InvoiceRemindersProps {
  invoiceId: number
  number: string
  /** As it was fixed; undefined while it is on its way. */
  invoice: DocumentModel | undefined
}

const schema = object({ text: string() })
const words = ({ text }: { text: string }) => text

/** The payment reminders of an archived invoice, for administrators. */
export function InvoiceReminders({ invoiceId, number, invoice }: InvoiceRemindersProps) {
  const t = useTexts(texts)
  const today = useToday()
  const standing = shown(useInvoicePayments(invoiceId))?.standing
  const state = useReminders(invoiceId)
  const people = useNamesByMail(shown(state)?.map(({ erstellt_von }) => erstellt_von) ?? [])
  const addReminder = useReminderChanges()
  const make = useReminderFile()
  const draft = useDialogDraft({ entity: `rechnung/${invoiceId}/mahnung`, name: t.reminderText, schema, words })
  const [sent, setSent] = useState<Reminder>()
  return (
    <>
      <RemindersSection
        number={number}
        today={today}
        standing={standing}
        state={state}
        offered={invoice && standing && reminderText(invoice, standing, today)}
        people={people}
        actions={{
          add: (text, form) => withMessage(() => addReminder({ rechnung_id: invoiceId, datum: today, text }, form)),
          open: async (reminder) => openFile((await make(reminder)).blob),
          save: async (reminder) => {
            const { blob, fileName } = await make(reminder)
            saveFile(blob, fileName)
          },
          send: setSent,
          draft,
        }}
      />
      {sent && <SendReminder reminder={sent} onClose={() => setSent(undefined)} />}
    </>
  )
}

/** Makes the PDF of a reminder; its code loads with the first one. */
function useReminderFile() {
  const t = useTexts(texts)
  const readPicture = useReadPicture()
  /** @throws Error with a message for people */
  return async (reminder: Reminder) => {
    try {
      const { makeReminder } = await import('@waldkerf/documents/makeDispatch')
      return await makeReminder(reminder, readPicture)
    } catch (error) {
      throw new Error(downloadMessage(error, t), { cause: error })
    }
  }
}
