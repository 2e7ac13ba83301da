import type { SettingsPart } from '@waldkerf/domain/officeSettings/settingsFindings'
import type { findingsWeight } from '@waldkerf/domain/office/eInvoice/rules/lawRules'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { type ReactNode, useState } from 'react'
import { texts as officeTexts } from '@waldkerf/ui/screens/officeSettings/SettingsScreen.texts'
import { AddressTooLong } from './addressTooLong.ts'
import { Form, Problem, Summary } from './steps.styles.ts'
import { lifecycleTexts } from '../steps.texts.ts'

export interface ArchiveDialogProps {
  number: string
  /** Who gets it, over how much it goes and as which e-invoice, in words; `due`: `YYYY-MM-DD`, '' for no date. */
  invoice: { client: string; amount: string; due: string; format: string }
  /** Something to consider first, such as a due date that is over. */
  note?: ReactNode
  /** It would be overdue on arrival, and can be dated today. */
  canRenew?: boolean
  /** Names of the missing details, how grave that is, and the way to the check; absent: none is missing. */
  missing?: { names: readonly string[]; weight: ReturnType<typeof findingsWeight>; show: () => void } | undefined
  /** Parts of the office without which nothing is fixed, and the way to one. */
  barring?: readonly SettingsPart[]
  onComplete?: (part: SettingsPart) => void
  /** @param renewed dated today first @throws AddressTooLong; Error with a message for people */
  onArchive: (renewed: boolean) => Promise<void>
  /** Told once it is fixed and shall go out at once. */
  onSend: () => void
  /** Leads to where an address is shortened. */
  onShorten: (place: AddressTooLong['place']) => void
  onClose: () => void
}

/** Missing details that are named one by one; the check names all. */
const mostNamed = 3

/** Fixing cannot be undone: the dialog explains it, and one press confirms it. The cancelling button has the focus. */
export function ArchiveDialog(props: ArchiveDialogProps) {
  const { number, invoice, note, canRenew = false, missing, barring = [] } = props
  const { onComplete, onArchive, onSend, onShorten, onClose } = props
  const all = useTexts(lifecycleTexts)
  const t = all.archive
  const { parts } = useTexts(officeTexts).checklist
  const { day } = useFormat()
  const list = new Intl.ListFormat(useLanguage())
  const [barred] = barring
  const { busy, error, submit } = useSubmit()
  const [isSending, setSending] = useState(false)
  const shortened = (names: readonly string[]) =>
    names.length > mostNamed + 1 ? [...names.slice(0, mostNamed), t.more(names.length - mostNamed)] : names
  const [place, setPlace] = useState<AddressTooLong['place']>()
  async function archive(andSend: boolean) {
    setPlace(undefined)
    setSending(andSend)
    try {
      await onArchive(andSend && canRenew)
      onClose()
      if (andSend) onSend()
    } catch (refusal) {
      if (refusal instanceof AddressTooLong) setPlace(refusal.place)
      throw refusal
    }
  }
  return (
    <Dialog
      question
      open
      // Three buttons in one row.
      wide
      onClose={onClose}
      title={t.title(number)}
      description={t.about}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {all.cancel}
          </Button>
          {!barred && missing?.weight !== 'refused' && (
            <Button busy={busy && !isSending} onClick={() => void submit(true, () => archive(false))}>
              {missing ? t.confirmAnyway : t.confirm}
            </Button>
          )}
          {!barred && !missing && (
            <Button variant="primary" busy={busy && isSending} onClick={() => void submit(true, () => archive(true))}>
              {t.confirmAndSend}
            </Button>
          )}
          {!barred && missing && (
            <Button variant="primary" onClick={missing.show}>
              {t.check}
            </Button>
          )}
        </>
      }
    >
      <Form>
        <Summary>
          <span>{invoice.client}</span>
          <strong>{invoice.amount}</strong>
          <small>{[invoice.due && t.due(day(invoice.due)), invoice.format].filter(Boolean).join(' · ')}</small>
        </Summary>
        {note}
        {!barred && !missing && <p>{canRenew ? t.nextRenewed : t.next}</p>}
        {barred && (
          <Bar
            tone="warning"
            icon="warning"
            message={t.barred(list.format(barring.map((part) => parts[part])))}
            actions={<Button onClick={() => onComplete?.(barred)}>{t.shorten.settings}</Button>}
          />
        )}
        {!barred && missing && (
          <Bar
            tone="warning"
            icon="warning"
            message={t.missing[missing.weight](list.format(shortened(missing.names)))}
          />
        )}
        {error !== undefined && <Problem role="alert">{error}</Problem>}
        {place && (
          <div>
            <Button onClick={() => onShorten(place)}>{t.shorten[place]}</Button>
          </div>
        )}
      </Form>
    </Dialog>
  )
}
