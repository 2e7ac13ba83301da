import { useId, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { mostLetters, useNameForm } from './useNameForm.ts'
import { texts } from './SavedViews.texts.ts'

export interface SaveViewDialogProps {
  /** Those that are taken. */
  names: readonly string[]
  /** @param key made when the dialog opened, the same for every try */
  onSave: (name: string, key: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name under which what is set now is kept. */
export function SaveViewDialog({ names, onSave, onClose }: SaveViewDialogProps) {
  const t = useTexts(texts)
  const id = useId()
  const [key] = useState(() => crypto.randomUUID())
  const form = useNameForm({ start: '', taken: names, onSave: (name) => onSave(name, key), onDone: onClose })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.saveTitle}
      description={t.saveText}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} variant="primary" disabled={form.saving}>
            {t.submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.onSubmit}>
        <TextField
          label={t.name}
          value={form.name}
          error={form.problem}
          maxLength={mostLetters}
          required
          onChange={(event) => form.setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
