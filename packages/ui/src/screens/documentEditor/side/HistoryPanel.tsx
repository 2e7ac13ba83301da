import type { EditorHistory, EditorAction } from '@waldkerf/domain/office/workplace/editorHistory'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { ReactNode } from 'react'
import { Part, PartTitle, Undoing, Quiet, StepButton, Steps } from './side.styles.ts'
import { sideTexts } from '../DocumentEditorScreen.texts.ts'
import { describeStep } from './logWords.ts'

export interface HistoryPanelProps {
  /** Who changed what, from the database's log; absent where there is none. */
  log: ReactNode
  /** Absent: nothing can be taken back any more. */
  undo?: { history: EditorHistory; act: (action: EditorAction) => void } | undefined
}

/** The steps of this visit, which can be taken back, and below them the log, which stays. */
export function HistoryPanel({ log, undo }: HistoryPanelProps) {
  const t = useTexts(sideTexts)
  return (
    <>
      {undo && (
        <Undoing open>
          <summary>{t.undo}</summary>
          <HistoryList {...undo} />
        </Undoing>
      )}
      {log !== undefined && (
        <Part>
          <PartTitle>{t.log}</PartTitle>
          {log}
        </Part>
      )}
    </>
  )
}

export interface HistoryListProps {
  history: EditorHistory
  act: (action: EditorAction) => void
}

/** Every change since the page was opened, the newest first; each leads back to how it was then. */
export function HistoryList({ history: { past, future }, act }: HistoryListProps) {
  const t = useTexts(sideTexts)
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
