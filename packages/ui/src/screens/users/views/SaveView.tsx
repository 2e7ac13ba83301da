import { isBlank } from '@waldkerf/domain/texts/blank'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { texts } from './views.texts.ts'

/** Longest name, as the data service takes it. */
const longestName = 80

export interface SaveViewProps {
  /** @param key made when the dialog opened, the same for every try */
  onSave: (name: string, key: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a view and saves it; what went wrong stands at the field. */
export function SaveView({ onSave, onClose }: SaveViewProps) {
  const t = useTexts(texts)
  const form = useId()
  const [key] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (isBlank(name)) {
      setError(t.missing)
      return
    }
    setBusy(true)
    try {
      await onSave(name.trim(), key)
      onClose()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : '')
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title.save}
      description={t.saveHint}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {t.doSave}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextField
          label={t.name}
          error={error}
          maxLength={longestName}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
