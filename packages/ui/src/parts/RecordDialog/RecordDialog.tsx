import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FormDialog } from '../FormDialog/FormDialog.tsx'
import type { RowValues } from '../RowForm/RowForm.tsx'
import { texts } from '../parts.texts.ts'
import type { RecordDialogForm } from './useRecordDialog.ts'

export interface RecordDialogProps {
  title: string
  form: Pick<RecordDialogForm<RowValues>, 'busy' | 'error' | 'send'>
  /** The typed values can be stored. */
  isSound: boolean
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A record of a list, made or changed. */
export function RecordDialog({ title, form, isSound, onClose, children }: RecordDialogProps) {
  const t = useTexts(texts).rowForm
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
