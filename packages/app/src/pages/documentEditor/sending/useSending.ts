import { type DispatchedFiles, useDispatchChanges } from '@waldkerf/app/data/documents/dispatches'
import { useReadPicture } from '@waldkerf/app/data/office/settings'
import type { DispatchKind } from '@waldkerf/domain/entities/documents/dispatches'
import type { DispatchMail } from '@waldkerf/domain/office/correspondence/dispatchMail'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useRef } from 'react'
import { downloadMessage } from '../layoutRefusals.ts'
import { texts } from '../editorPage.texts.ts'
import { useReminderChanges } from '@waldkerf/app/data/documents/payments'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { useToday } from '@waldkerf/app/pages/dashboard/useToday'
import { object, string } from 'valibot'
import { useDialogDraft } from '../useDialogDraft.tsx'
import { useClientInvoicing } from '@waldkerf/app/data/clients/client'
import { useRecipients } from '@waldkerf/app/data/clients/recipients'
import { proposedRecipients } from '@waldkerf/domain/clients/recipients'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { OfferedMail } from '@waldkerf/ui/screens/documentEditor/sending/SendDialog'

const loadMaking = () => import('@waldkerf/documents/makeDispatch')

type Making = Awaited<ReturnType<typeof loadMaking>> & { readPicture: ReturnType<typeof useReadPicture> }

/** Sends documents by mail. Files are made once for each form, so that a retry sends the same ones. */
export function useSending() {
  const t = useTexts(texts)
  const dispatch = useDispatchChanges()
  const readPicture = useReadPicture()
  const made = useRef(new Map<string, DispatchedFiles>())
  /** @param form identifies the dialog @throws Error with a message for people */
  return async (
    { art, id }: { art: DispatchKind; id: number },
    mail: DispatchMail & { remembers: boolean },
    form: string,
    make: (making: Making) => Promise<DispatchedFiles>,
  ) => {
    try {
      const files = made.current.get(form) ?? (await make({ ...(await loadMaking()), readPicture }))
      made.current.set(form, files)
      await dispatch(
        { art, id, an: mail.to, betreff: mail.subject, text: mail.text, merken: mail.remembers },
        files,
        form,
      )
    } catch (error) {
      throw new Error(downloadMessage(error, t), { cause: error })
    }
  }
}

/**
 * Makes payment reminders of today, and sends them. If the mail fails, the reminder stays and its mail can be sent
 * again.
 */
export function useReminding() {
  const today = useToday()
  const addReminder = useReminderChanges()
  const send = useSending()
  return {
    today,
    /**
     * @param form identifies the dialog: repeated from it, a reminder is made once
     * @throws Error with a message for people
     */
    add: (invoiceId: number, text: string, form: string) =>
      withMessage(() => addReminder({ rechnung_id: invoiceId, datum: today, text }, form)),
    /** @throws Error with a message for people */
    send: (reminder: Reminder, mail: DispatchMail & { remembers: boolean }, form: string) =>
      send({ art: 'mahnung', id: reminder.id }, mail, form, async ({ makeReminder, readPicture }) => ({
        pdf: (await makeReminder(reminder, readPicture)).blob,
      })),
  }
}

const schema = object({ to: string(), subject: string(), text: string() })
const words = ({ to, subject, text }: DispatchMail) => `${to} · ${subject} · ${text}`

/** The draft of a document's mail. */
export function useMailDraft(kind: DispatchKind, id: number) {
  const name = useTexts(texts).mail
  return useDialogDraft({ entity: `${kind}/${id}/mail`, name, schema, words })
}

/**
 * The proposed mail with a document, to the client's likeliest recipient of today, whatever a fixed invoice names.
 * @param clientId undefined without a client
 */
export function useOfferedMail(
  mail: DispatchMail,
  clientId: number | undefined,
  kind: 'offer' | 'invoice',
): OfferedMail {
  const own = shown(useClientInvoicing(clientId))?.email.trim() ?? mail.to
  const recipients = proposedRecipients(shown(useRecipients(clientId)) ?? [], own, kind)
  return { ...mail, to: recipients[0]?.email ?? '', recipients }
}
