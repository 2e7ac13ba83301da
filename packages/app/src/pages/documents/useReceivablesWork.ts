import { useReminderRead } from '@waldkerf/app/data/documents/invoicing'
import { useBankPayments } from '@waldkerf/app/data/documents/payments'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import { proposedRecipients } from '@waldkerf/domain/clients/recipients'
import { isOverdueUnsent } from '@waldkerf/domain/documents/steps/documentSteps'
import { mailState } from '@waldkerf/domain/documents/steps/mailState'
import { dispatchMail } from '@waldkerf/domain/office/correspondence/dispatchMail'
import { reminderContent } from '@waldkerf/domain/office/correspondence/reminderContent'
import { reminderModel } from '@waldkerf/domain/office/correspondence/reminderModel'
import { reminderText } from '@waldkerf/domain/office/correspondence/reminderText'
import type { ReceivablesWork } from '@waldkerf/ui/screens/documents/DocumentsScreen'
import { useCallback } from 'react'
import { useReminding } from '../documentEditor/sending/useSending.ts'
import { usePageLayout } from '../documentEditor/usePageLayout.ts'

/** Reminders of invoices and payments of bank statements, from the list. */
export function useReceivablesWork(sendInvoice: ReceivablesWork['sendInvoice']): ReceivablesWork {
  const { today, add, send } = useReminding()
  const { readMoney, book } = useBankPayments()
  return {
    prepare: usePreparedReminder(today),
    layOut: usePageLayout(),
    sendInvoice,
    async remind({ id }, { to, text }, { form, remembers }) {
      const reminder = await add(id, text, form)
      if (to !== '') await send(reminder, { ...dispatchMail(reminderModel(reminder), today), to, remembers }, form)
    },
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

/** Prepares a reminder: the same text as on the invoice's page, and the preview of its PDF. */
function usePreparedReminder(today: string): ReceivablesWork['prepare'] {
  const read = useReminderRead()
  return useCallback(
    async ({ id, nummer, day, clientId, standing }) =>
      withMessage(async () => {
        if (clientId === null || !standing) return { to: '', text: '', recipients: [] }
        const { invoice, office, client, payments, recipients: known, mails } = await read(id, clientId)
        const text = invoice ? reminderText(invoice, standing, today) : ''
        const recipients = proposedRecipients(known, client.email.trim(), 'invoice')
        const inhalt = reminderContent({ office, client, invoice: { id, nummer, rn_datum: day }, standing, payments })
        return {
          to: recipients[0]?.email ?? '',
          text,
          recipients,
          sheet: reminderModel({ datum: today, text, inhalt }),
          isUnsent: isOverdueUnsent({
            state: standing.zustand,
            mail: mailState(mails[0] ?? null),
            hasReminders: (standing.erinnert ?? 0) > 0,
          }),
        }
      }),
    [read, today],
  )
}
