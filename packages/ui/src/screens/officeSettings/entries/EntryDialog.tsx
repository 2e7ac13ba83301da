import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FormDialog } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import type { RowValues } from '@waldkerf/ui/parts/RowForm/RowForm'
import { texts } from './entries.texts.ts'
import type { EntryForm } from './useEntryForm.ts'

export interface EntryDialogProps {
  title: string
  form: Pick<EntryForm<RowValues>, 'busy' | 'error' | 'send'>
  /** The typed values can be stored. */
  isSound: boolean
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** An entry of a list, made or changed. */
export function EntryDialog({ title, form, isSound, onClose, children }: EntryDialogProps) {
  const t = useTexts(texts)
  return (
    <FormDialog
      title={title}
      submit={{ label: t.save }}
      busy={form.busy}
      problem={form.error}
      onSubmit={() => void form.send(isSound)}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  )
}
