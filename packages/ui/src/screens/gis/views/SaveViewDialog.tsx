import { useId } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { mostLetters, useNameForm } from './useNameForm.ts'
import { texts } from './views.texts.ts'

export interface SaveViewDialogProps {
  /** Those that are taken. */
  names: readonly string[]
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name under which the filter is kept. */
export function SaveViewDialog({ names, onSave, onClose }: SaveViewDialogProps) {
  const t = useTexts(texts)
  const id = useId()
  const form = useNameForm({ start: '', taken: names, onSave, onDone: onClose })
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
