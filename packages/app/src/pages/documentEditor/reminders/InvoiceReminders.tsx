import { useInvoiceStanding, useReminders } from '@waldkerf/app/data/documents/payments'
import { useReadPicture } from '@waldkerf/app/data/office/settings'
import { useNamesByMail } from '@waldkerf/app/data/users/people'
import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { openFile, saveFile } from '@waldkerf/ui/browser/saveFile'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { RemindersSection } from '@waldkerf/ui/screens/documentEditor/reminders/RemindersSection'
import { useState } from 'react'
import { downloadMessage } from '../downloadMessage.ts'
import { texts } from '../editorPage.texts.ts'
import { SendReminder } from '../sending/SendReminder.tsx'

/** The payment reminders of an archived invoice, for administrators. */
export function InvoiceReminders({ invoiceId }: { invoiceId: number }) {
  const standing = shown(useInvoiceStanding(invoiceId))
  const state = useReminders(invoiceId)
  const people = useNamesByMail(shown(state)?.map(({ erstellt_von }) => erstellt_von) ?? [])
  const make = useReminderFile()
  const [sent, setSent] = useState<Reminder>()
  return (
    <>
      <RemindersSection
        standing={standing}
        state={state}
        people={people}
        actions={{
          open: async (reminder) => openFile((await make(reminder)).blob),
          save: async (reminder) => {
            const { blob, fileName } = await make(reminder)
            saveFile(blob, fileName)
          },
          send: setSent,
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
