import { isBlank } from '@waldkerf/domain/texts/blank'
import { useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { FormDialog, useSubmit } from '../FormDialog/FormDialog.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { texts } from './SavedViews.texts.ts'

/** Longest name, as the data service takes it. */
const longestName = 80

export interface SaveViewDialogProps {
  /** @param key made when the dialog opened, the same for every try */
  onSave: (name: string, key: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a view and saves it; a failure stands at the field. */
export function SaveViewDialog({ onSave, onClose }: SaveViewDialogProps) {
  const t = useTexts(texts)
  const [key] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { busy, error, submit, clear } = useSubmit(onClose)
  const save = () => {
    setMissing(isBlank(name))
    void submit(!isBlank(name), () => onSave(name.trim(), key))
  }
  return (
    <FormDialog
      title={t.title.save}
      description={t.saveHint}
      submit={{ label: t.doSave }}
      busy={busy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t.name}
        error={isMissing ? t.missing : error}
        maxLength={longestName}
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setMissing(false)
          clear()
        }}
      />
    </FormDialog>
  )
}
