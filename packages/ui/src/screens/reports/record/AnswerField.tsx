import { longestEntry } from '@waldkerf/domain/entities/beetles/conversation'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { Note, Trouble } from '../reports.styles.ts'
import { AnswerForm } from './record.styles.ts'
import { recordTexts } from '../reports.texts.ts'

/** How sending ended; `closed`: nothing is asked any more. */
export type AnswerOutcome = { status: 'sent' } | { status: 'closed' } | { status: 'failed'; message: string }

export interface AnswerFieldProps {
  /** Kept over a reload by the caller. */
  text: string
  onChange: (text: string) => void
  onSend: (text: string) => Promise<AnswerOutcome>
  /** The last word is the reporter's already. */
  isAnswered: boolean
  /** Pictures that go with the answer. */
  pictures: ReactNode
  /** A picture is asked for. */
  isPictureEnough?: boolean
  /** It comes before the words: its button is the filled one. */
  isPictureNext?: boolean
  /** One goes with this answer, which needs no words then. */
  hasPicture?: boolean
}

const formId = 'own-answer'

/** To the field; where that is folded away, it opens and takes the focus itself. */
export function focusAnswer() {
  const form = document.querySelector<HTMLFormElement>(`#${formId}`)
  const field = form?.querySelector('textarea')
  if (field) field.focus()
  else form?.querySelector('button')?.click()
}

/** The reporter's answer to an open question; Strg and Enter send it. Once there is one, it is read first, and added to on a press. */
export function AnswerField({
  text,
  onChange,
  onSend,
  isAnswered,
  pictures,
  isPictureEnough,
  isPictureNext,
  hasPicture,
}: AnswerFieldProps) {
  const t = useTexts(recordTexts).answer
  const { number } = useFormat()
  const field = useHandedFocus<HTMLFormElement>()
  const [isOpen, setOpen] = useState(false)
  const isFolded = isAnswered && text === '' && !isOpen
  useEffect(() => {
    if (isOpen) field.current?.querySelector('textarea')?.focus()
  }, [isOpen, field])
  const [fault, setFault] = useState<'empty' | 'tooLong'>()
  const [outcome, setOutcome] = useState<AnswerOutcome>()
  const [busy, setBusy] = useState(false)
  const words = hasPicture && isBlank(text) ? t.picture : text
  const send = async () => {
    const wrong = isBlank(words) ? 'empty' : text.length > longestEntry ? 'tooLong' : undefined
    setFault(wrong)
    if (wrong) {
      field.current?.querySelector('textarea')?.focus()
      return
    }
    setBusy(true)
    const ended = await onSend(words)
    setOutcome(ended)
    if (ended.status === 'sent') setOpen(false)
    setBusy(false)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) void send()
  }
  const problem = fault && (fault === 'empty' ? t.empty : t.tooLong(number(longestEntry)))
  return (
    <AnswerForm id={formId} ref={field} onSubmit={onSubmit} noValidate>
      <div role="status">{isAnswered && text === '' && <Note>{t.arrived}</Note>}</div>
      {/* Before the field, so that one button ends the answer. */}
      {pictures && !isFolded && (
        <section aria-label={t.pictures}>
          <Note>{isPictureEnough ? t.enough : t.hint}</Note>
          {pictures}
        </section>
      )}
      {isFolded ? (
        <Button icon="pencil" onClick={() => setOpen(true)}>
          {t.more}
        </Button>
      ) : (
        <>
          <TextArea
            label={isAnswered ? t.more : t.label}
            error={problem}
            rows={4}
            value={text}
            onChange={(event) => {
              setFault(undefined)
              onChange(event.target.value)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) field.current?.requestSubmit()
            }}
          />
          <Button type="submit" variant={isPictureNext ? 'secondary' : 'primary'} busy={busy}>
            {t.send}
          </Button>
        </>
      )}
      {outcome && outcome.status !== 'sent' && (
        <Trouble role="alert">
          <Icon name="warning" size={16} />
          {outcome.status === 'closed' ? t.closed : `${t.failed} ${outcome.message}`}
        </Trouble>
      )}
    </AnswerForm>
  )
}
