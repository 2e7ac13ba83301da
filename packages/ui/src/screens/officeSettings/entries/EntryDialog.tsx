import { type FormEvent, type ReactNode, useId } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import type { RowValues } from '@waldkerf/ui/parts/RowForm/RowForm'
import { Form, Problem } from '../../users/invite/InviteDialog.styles.ts'
import { texts } from './entries.texts.ts'
import type { EntryForm } from './useEntryForm.ts'

export interface EntryDialogProps {
  title: string
  form: Pick<EntryForm<RowValues>, 'busy' | 'error' | 'send'>
  /** What is typed can be stored. */
  isSound: boolean
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** An entry of a list, made or changed. */
export function EntryDialog({ title, form, isSound, onClose, children }: EntryDialogProps) {
  const t = useTexts(texts)
  const id = useId()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void form.send(isSound)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            {t.save}
          </Button>
        </>
      }
    >
      <Form id={id} noValidate onSubmit={onSubmit}>
        {form.error !== undefined && <Problem role="alert">{form.error}</Problem>}
        {children}
      </Form>
    </Dialog>
  )
}
