import type { EditorAction, EditorHistory } from '@waldkerf/domain/office/workplace/editorHistory'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Quiet, StepButton, Steps } from './side.styles.ts'
import { texts } from './side.texts.ts'
import { describeStep } from './stepWords.ts'

export interface HistoryListProps {
  history: EditorHistory
  act: (action: EditorAction) => void
}

/** Every change since the page was opened, the newest first; each leads back to how it was then. */
export function HistoryList({ history: { past, future }, act }: HistoryListProps) {
  const t = useTexts(texts)
  if (past.length + future.length === 0) return <Quiet>{t.historyEmpty}</Quiet>
  const all = [...past, ...future.toReversed()]
  return (
    <Steps aria-label={t.history}>
      {all
        .map((step, at) => (
          <li key={at}>
            <StepButton
              type="button"
              aria-current={at + 1 === past.length ? 'step' : undefined}
              data-undone={at >= past.length || undefined}
              onClick={() => act({ kind: 'goTo', steps: at + 1 })}
            >
              {describeStep(step, t)}
            </StepButton>
          </li>
        ))
        .toReversed()}
      <li>
        <StepButton
          type="button"
          aria-current={past.length === 0 ? 'step' : undefined}
          onClick={() => act({ kind: 'goTo', steps: 0 })}
        >
          {t.historyStart}
        </StepButton>
      </li>
    </Steps>
  )
}
