import type { EditorHistory, EditorAction } from '@waldkerf/domain/office/workplace/editorHistory'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { ReactNode } from 'react'
import { HistoryList } from './HistoryList.tsx'
import { Part, PartTitle, Undoing } from './side.styles.ts'
import { texts } from './side.texts.ts'

export interface HistoryPanelProps {
  /** Who changed what, from the database's log; absent where there is none. */
  log: ReactNode
  /** Absent: nothing can be taken back any more. */
  undo?: { history: EditorHistory; act: (action: EditorAction) => void } | undefined
}

/** The steps of this visit, which can be taken back, and below them the log, which stays. */
export function HistoryPanel({ log, undo }: HistoryPanelProps) {
  const t = useTexts(texts)
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
