import { type FormEvent, type ReactNode, useId } from 'react'
import { focusUnread } from '../../browser/focusUnread.ts'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Form, Problem } from './FormDialog.styles.ts'
import { texts } from '../parts.texts.ts'

export { FieldRow } from './FormDialog.styles.ts'
export { type Submission, useSubmit } from './useSubmit.ts'
export { useTyping } from './useTyping.ts'

export interface FormDialogProps {
  title: string
  /** One sentence on the subject; read out with the title. */
  description?: string
  /** The button that sends it. */
  submit: { label: string; variant?: 'primary' | 'danger'; disabled?: boolean }
  /** It is on its way. */
  busy: boolean
  /** Why it was refused as a whole; a problem of one field stands at that field. */
  problem?: string | undefined
  /** Asked by the button and by Enter in a field. */
  onSubmit: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A dialog that is filled in and sent. It stays open, with everything typed, until that is stored. */
export function FormDialog({
  title,
  description,
  submit,
  busy,
  problem,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const t = useTexts(texts).formDialog
  const id = useId()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!focusUnread(event.currentTarget)) onSubmit()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(description !== undefined && { description })}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} variant={submit.variant ?? 'primary'} disabled={submit.disabled} busy={busy}>
            {submit.label}
          </Button>
        </>
      }
    >
      <Form id={id} noValidate onSubmit={send}>
        {problem !== undefined && <Problem role="alert">{problem}</Problem>}
        {children}
      </Form>
    </Dialog>
  )
}
