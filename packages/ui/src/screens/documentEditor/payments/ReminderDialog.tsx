import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { DialogDraft } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { FormDialog, useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { useMemo, useState } from 'react'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { paymentTexts } from '../steps.texts.ts'

export interface ReminderDialogProps {
  number: string
  standing: Pick<InvoiceStanding, 'offen'>
  /** `YYYY-MM-DD`, of the reminder. */
  today: string
  /** The text as it begins. */
  offered: string
  /** @param form names this dialog: sent twice it is made once @throws Error with a message for people */
  onAdd: (text: string, form: string) => Promise<unknown>
  /** Keeps what is typed over a reload. */
  draft?: DialogDraft<{ text: string }> | undefined
  onClose: () => void
}

const longestText = 10_000

/** The words of a payment reminder; all else on it is what is known of the invoice. */
export function ReminderDialog({ number, standing, today, offered, onAdd, draft, onClose }: ReminderDialogProps) {
  const t = useTexts(paymentTexts).reminders.dialog
  const { day } = useFormat()
  const { money } = useMoney()
  const [text, setText] = useState(offered)
  const [form] = useState(() => crypto.randomUUID())
  const close = () => {
    draft?.end()
    onClose()
  }
  const { busy, error, isSent, submit } = useSubmit(close)
  const typed = useMemo(() => (text === offered ? undefined : { text }), [text, offered])
  const problem = isBlank(text) ? t.noText : text.length > longestText ? t.longText : undefined
  return (
    <FormDialog
      title={t.title(number)}
      description={t.about(day(today), money(standing.offen))}
      submit={{ label: t.submit }}
      busy={busy}
      problem={error}
      onSubmit={() => void submit(problem === undefined, () => onAdd(text, form))}
      onClose={close}
    >
      {draft?.render({ value: typed, onRestore: (kept) => setText(kept.text) })}
      <TextArea
        label={t.text}
        hint={t.hint}
        rows={12}
        error={isSent ? problem : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  )
}
