import type { SettingsPart } from '@waldkerf/domain/officeSettings/settingsFindings'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { useState } from 'react'
import { texts as officeTexts } from '@waldkerf/ui/screens/officeSettings/SettingsScreen.texts'
import { AddressTooLong } from './addressTooLong.ts'
import { Form, Problem } from './steps.styles.ts'
import { lifecycleTexts } from '../steps.texts.ts'

export interface ArchiveDialogProps {
  number: string
  /** The number of missing details, and the way to the check; absent: none is missing. */
  missing?: { count: number; show: () => void } | undefined
  /** Parts of the office without which nothing is fixed, and the way to one. */
  barring?: readonly SettingsPart[]
  onComplete?: (part: SettingsPart) => void
  /** @throws AddressTooLong; Error with a message for people */
  onArchive: () => Promise<void>
  /** Told once it is fixed and shall go out at once. */
  onSend: () => void
  /** Leads to where an address is shortened. */
  onShorten: (place: AddressTooLong['place']) => void
  onClose: () => void
}

/** Fixing cannot be undone: the dialog explains it, and one press confirms it. The cancelling button has the focus. */
export function ArchiveDialog(props: ArchiveDialogProps) {
  const { number, missing, barring = [], onComplete, onArchive, onSend, onShorten, onClose } = props
  const all = useTexts(lifecycleTexts)
  const t = all.archive
  const { parts } = useTexts(officeTexts).checklist
  const names = new Intl.ListFormat(useLanguage()).format(barring.map((part) => parts[part]))
  const [barred] = barring
  const { busy, error, submit } = useSubmit()
  const [isSending, setSending] = useState(false)
  const [place, setPlace] = useState<AddressTooLong['place']>()
  async function archive(andSend: boolean) {
    setPlace(undefined)
    setSending(andSend)
    try {
      await onArchive()
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
          <Button onClick={onClose}>{all.cancel}</Button>
          {!barred && (
            <>
              <Button busy={busy && !isSending} onClick={() => void submit(true, () => archive(false))}>
                {t.confirm}
              </Button>
              <Button variant="primary" busy={busy && isSending} onClick={() => void submit(true, () => archive(true))}>
                {t.confirmAndSend}
              </Button>
            </>
          )}
        </>
      }
    >
      <Form>
        {barred && (
          <Bar
            tone="warning"
            icon="warning"
            message={t.barred(names)}
            actions={<Button onClick={() => onComplete?.(barred)}>{t.shorten.settings}</Button>}
          />
        )}
        {!barred && missing && (
          <Bar
            tone="warning"
            icon="warning"
            message={t.missing(missing.count)}
            actions={<Button onClick={missing.show}>{t.check}</Button>}
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
