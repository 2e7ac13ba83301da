import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { space, weight } from '@waldkerf/ui/theme/tokens'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { texts } from './ConfirmDialog.texts.ts'

/** The question before a step that cannot be taken back. */
export interface Question {
  title: string
  /** The loss, in a sentence. */
  description: string
  /** The things concerned, by name. */
  items?: readonly string[]
  /** A verb that names the consequence, never 'OK'. */
  confirm: string
  /** Caption of the button that cancels, where 'Abbrechen' could be misread. */
  cancel?: string
  /** Something is destroyed. */
  danger?: boolean
  /** Caption of the way that keeps what would be lost, where there is one: then it is the primary one. */
  save?: string
}

/** 'save': the primary way of a question that has one. */
export type Answer = boolean | 'save'

export interface ConfirmDialogProps {
  open: boolean
  question: Question
  onAnswer: (yes: boolean) => void
  /** For a question with `save`. */
  onSave?: () => void
}

/** Asks for confirmation. The cancelling button has the focus, so that Enter destroys nothing. */
export function ConfirmDialog({ open, question, onAnswer, onSave }: ConfirmDialogProps) {
  const t = useTexts(texts)
  const { title, description, items = [], confirm, cancel = t.cancel, danger, save } = question
  return (
    <Dialog
      question
      open={open}
      onClose={() => onAnswer(false)}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{cancel}</Button>
          {save && (
            <Button variant="primary" onClick={onSave}>
              {save}
            </Button>
          )}
          <Button
            variant={danger ? 'danger' : save ? 'secondary' : 'primary'}
            data-apart={save && 'true'}
            onClick={() => onAnswer(true)}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {items.length > 0 && (
        <Items>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Items>
      )}
    </Dialog>
  )
}

const Items = styled.ul`
  padding-inline-start: ${space(4)};
  list-style: disc;
  font-weight: ${weight('medium')};
  overflow-wrap: anywhere;
`
