import { useArchivedModel } from '@waldkerf/app/data/documents/invoicing'
import { useBankPayments, useReminderChanges } from '@waldkerf/app/data/documents/payments'
import { useDispatchChanges } from '@waldkerf/app/data/documents/dispatches'
import { useReadPicture } from '@waldkerf/app/data/office/settings'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import { dispatchMail } from '@waldkerf/domain/office/correspondence/dispatchMail'
import { reminderModel } from '@waldkerf/domain/office/correspondence/reminderModel'
import { reminderText } from '@waldkerf/domain/office/correspondence/reminderText'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { ReceivablesWork } from '@waldkerf/ui/screens/documents/DocumentsScreen'
import { useCallback } from 'react'
import { downloadMessage } from '../documentEditor/downloadMessage.ts'
import { texts as editorTexts } from '../documentEditor/editorPage.texts.ts'
import { useToday } from '../dashboard/useToday.ts'

/** Reminders of invoices and payments of bank statements, from the list. */
export function useReceivablesWork(): ReceivablesWork {
  const today = useToday()
  const { readMoney, book } = useBankPayments()
  return {
    prepare: usePreparedReminder(today),
    remind: useSentReminder(today),
    readMoney: () => withMessage(readMoney),
    book: ({ invoiceId, amount, entry, confirmed }, form) =>
      withMessage(() =>
        book(
          {
            rechnung_id: String(invoiceId),
            betrag: amount,
            datum: entry.day,
            art: 'ueberweisung',
            referenz: Array.from(entry.text || entry.name)
              .slice(0, 200)
              .join(''),
            bank: entry.identity,
            bank_betrag: entry.amount,
            bestaetigt: confirmed,
          },
          form,
        ),
      ),
  }
}

/** The words that the document's own page offers, too. */
function usePreparedReminder(today: string): ReceivablesWork['prepare'] {
  const readModel = useArchivedModel()
  return useCallback(
    async ({ id, standing }) =>
      withMessage(async () => {
        const model = await readModel(id)
        return {
          to: model?.buyer.email.trim() ?? '',
          text: model && standing ? reminderText(model, standing, today) : '',
        }
      }),
    [readModel, today],
  )
}

/** Makes a reminder, and sends it where there is an address. What was made stays when the mail fails: it is sent again. */
function useSentReminder(today: string): ReceivablesWork['remind'] {
  const t = useTexts(editorTexts)
  const addReminder = useReminderChanges()
  const dispatch = useDispatchChanges()
  const readPicture = useReadPicture()
  return async ({ id }, { to, text }, form) => {
    const reminder = await withMessage(() => addReminder({ rechnung_id: String(id), datum: today, text }, form))
    if (to === '') return
    try {
      const { makeReminder } = await import('@waldkerf/documents/makeDispatch')
      const { blob: pdf } = await makeReminder(reminder, readPicture)
      const { subject, text: words } = dispatchMail(reminderModel(reminder))
      await dispatch({ art: 'mahnung', id: reminder.id, an: to, betreff: subject, text: words }, { pdf }, form)
    } catch (error) {
      throw new Error(downloadMessage(error, t), { cause: error })
    }
  }
}
