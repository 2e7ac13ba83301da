import { type ReactNode, useId, useEffect, useEffectEvent, useRef, useState } from 'react'
import { focusFaulty, focusUnread } from '@waldkerf/ui/browser/focusUnread'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { texts } from '../parts.texts.ts'
import { styled } from 'styled-components'
import { color, radius, space } from '@waldkerf/ui/theme/tokens'
import { useAttempt } from '../DetailPage/useAttempt.ts'

/** State of sending a form. */
export interface Submission {
  busy: boolean
  /** Why the last try failed, in words for people. */
  error: string | undefined
  /** Whether it was tried: from then on missing values are named. */
  isSent: boolean
  /** Sends once at a time, and nothing while something is wrong with what is typed. */
  submit: (isSound: boolean, send: () => Promise<unknown>) => Promise<void>
  /** Clears the failure, which does not concern newly typed text. */
  clear: () => void
}

/** Sends a dialog's form. A failure is shown, and it can be sent again. @param onDone it is stored */
export function useSubmit(onDone?: () => void): Submission {
  const { busy, error, attempt, clear } = useAttempt()
  const [isSent, setSent] = useState(false)

  async function submit(isSound: boolean, send: () => Promise<unknown>) {
    setSent(true)
    if (isSound && (await attempt('form', send))) onDone?.()
  }
  return { busy: busy !== undefined, error, isSent, submit, clear }
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};

  /* Out of the grid until it has words: an empty one would keep a gap. */
  > [role='status']:empty {
    position: absolute;
  }
`

/** Short fields beside each other where there is room. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: ${space(4)};
`

const Problem = styled.p`
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.dangerBorder};
  border-radius: ${radius('control')};
  background: ${color.dangerQuiet};
  color: ${color.dangerText};
`

/** Tells that something is typed and not stored, and when that is over: whoever leaves is warned. */
export function useTyping(isTyping: boolean, onTyping: (isTyping: boolean) => void) {
  const tell = useEffectEvent(onTyping)
  useEffect(() => {
    tell(isTyping)
    return () => tell(false)
  }, [isTyping])
}

export interface FormDialogProps {
  title: string
  /** One sentence on the subject; read out with the title. */
  description?: string
  /** For texts that are longer than a field. */
  wide?: boolean
  /** The button that sends it. */
  submit: { label: string; variant?: 'primary' | 'danger'; disabled?: boolean }
  /** It is on its way. */
  busy: boolean
  /** Why it was refused as a whole; a problem of one field stands at that field. */
  problem?: string | undefined
  /** A second button that sends it, too: it goes on with something. */
  further?: { label: string; onSubmit: () => void } | undefined
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
  wide = false,
  submit,
  busy,
  problem,
  further,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const t = useTexts(texts).formDialog
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [pressed, setPressed] = useState<'submit' | 'further'>('submit')
  const send = (button: typeof pressed, submitted: () => void) => {
    if (!form.current || focusUnread(form.current)) return
    if (!busy) setPressed(button)
    submitted()
    focusFaulty(form.current)
  }
  return (
    <Dialog
      open
      wide={wide}
      onClose={onClose}
      title={title}
      {...(description !== undefined && { description })}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          {further && (
            <Button
              disabled={submit.disabled === true || (busy && pressed === 'submit')}
              busy={busy && pressed === 'further'}
              onClick={() => send('further', further.onSubmit)}
            >
              {further.label}
            </Button>
          )}
          <Button
            type="submit"
            form={id}
            variant={submit.variant ?? 'primary'}
            disabled={submit.disabled === true || (busy && pressed === 'further')}
            busy={busy && pressed === 'submit'}
          >
            {submit.label}
          </Button>
        </>
      }
    >
      <Form
        ref={form}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send('submit', onSubmit)
        }}
      >
        {problem !== undefined && <Problem role="alert">{problem}</Problem>}
        {children}
      </Form>
    </Dialog>
  )
}
