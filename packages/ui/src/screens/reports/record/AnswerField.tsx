import { longestEntry } from '@waldkerf/domain/entities/beetles/conversation'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
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
  onSend: () => Promise<AnswerOutcome>
  /** The last word is the reporter's already. */
  isAnswered: boolean
  /** Pictures that go with the answer. */
  pictures: ReactNode
}

const formId = 'own-answer'

export const focusAnswer = () => document.querySelector<HTMLElement>(`#${formId} textarea`)?.focus()

/** The reporter's answer to an open question; Strg and Enter send it. */
export function AnswerField({ text, onChange, onSend, isAnswered, pictures }: AnswerFieldProps) {
  const t = useTexts(recordTexts).answer
  const { number } = useFormat()
  const field = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<'empty' | 'tooLong'>()
  const [outcome, setOutcome] = useState<AnswerOutcome>()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    const wrong = isBlank(text) ? 'empty' : text.length > longestEntry ? 'tooLong' : undefined
    setFault(wrong)
    if (wrong) {
      field.current?.querySelector('textarea')?.focus()
      return
    }
    setBusy(true)
    setOutcome(await onSend())
    setBusy(false)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) void send()
  }
  const problem = fault && (fault === 'empty' ? t.empty : t.tooLong(number(longestEntry)))
  return (
    <AnswerForm id={formId} ref={field} onSubmit={onSubmit} noValidate>
      {/* Before the field, so that one button ends the answer. */}
      {pictures && (
        <section aria-label={t.pictures}>
          <Note>{t.hint}</Note>
          {pictures}
        </section>
      )}
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
      <Button type="submit" variant="primary" busy={busy}>
        {t.send}
      </Button>
      <div role="status">{isAnswered && text === '' && <Note>{t.arrived}</Note>}</div>
      {outcome && outcome.status !== 'sent' && (
        <Trouble role="alert">
          <Icon name="warning" size={16} />
          {outcome.status === 'closed' ? t.closed : `${t.failed} ${outcome.message}`}
        </Trouble>
      )}
    </AnswerForm>
  )
}
