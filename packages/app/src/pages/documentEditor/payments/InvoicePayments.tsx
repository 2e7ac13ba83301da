import { negatedAmount } from '@waldkerf/domain/office/money/amounts'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { PaymentsPanel } from '@waldkerf/ui/screens/documentEditor/payments/PaymentsPanel'
import {
  useInvoicePayments,
  usePaymentChanges,
  useInvoiceStanding,
  useReminders,
} from '@waldkerf/app/data/documents/payments'
import { useNamesByMail } from '@waldkerf/app/data/users/people'
import { useToday } from '@waldkerf/app/pages/dashboard/useToday'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import { useReadPicture } from '@waldkerf/app/data/office/settings'
import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { openFile, saveFile } from '@waldkerf/ui/browser/saveFile'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { RemindersSection } from '@waldkerf/ui/screens/documentEditor/payments/RemindersSection'
import { useState } from 'react'
import { downloadMessage } from '../layoutRefusals.ts'
import { texts } from '../editorPage.texts.ts'
import { SendReminder } from '../sending/SendReminder.tsx'

/** The payments and reminders of an archived invoice, for administrators. */
export function InvoicePayments({ invoiceId, isCancellation }: { invoiceId: number; isCancellation?: boolean }) {
  const state = useInvoicePayments(invoiceId)
  const people = useNamesByMail(shown(state)?.payments.map(({ erfasst_von }) => erfasst_von) ?? [])
  const today = useToday()
  const add = useAddPayment(invoiceId)
  return (
    <PaymentsPanel
      today={today}
      state={state}
      isCancellation={isCancellation ?? false}
      people={people}
      onTakeBack={({ id, betrag, art }) =>
        add({ betrag: negatedAmount(betrag), datum: today, art, referenz: '', zu: String(id) }, `takeBack ${id}`)
      }
    >
      <InvoiceReminders invoiceId={invoiceId} />
    </PaymentsPanel>
  )
}

/** Enters a payment of the invoice. */
export function useAddPayment(invoiceId: number) {
  const addPayment = usePaymentChanges()
  /**
   * @param form identifies the form: repeated from it, a payment is entered once
   * @throws Error with a message for people
   */
  return (payment: Omit<Parameters<typeof addPayment>[0], 'rechnung_id'>, form: string) =>
    withMessage(async () => void (await addPayment({ rechnung_id: String(invoiceId), ...payment }, form)))
}

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

/** Makes the PDF of a reminder; the code for it is loaded on first use. */
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
