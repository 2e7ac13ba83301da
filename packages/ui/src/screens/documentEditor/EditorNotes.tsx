import type { Place } from '@waldkerf/domain/office/eInvoice/rules/rule'
import type { Closing } from '@waldkerf/domain/office/workplace/closed'
import type { ReactNode } from 'react'
import { Bar } from '../../parts/Bar/Bar.tsx'
import type { MenuItem } from '../../parts/Menu/Menu.tsx'
import { ConflictNotes } from './conflict/ConflictNotes.tsx'
import { LeftOverNote } from './conflict/LeftOverNote.tsx'
import { NotSavedNote } from './conflict/NotSavedNote.tsx'
import { Notes } from './DocumentEditorScreen.styles.ts'
import type { EditorActions, EditorState } from './editorTypes.ts'
import { ClosedNote } from './lifecycle/ClosedNote.tsx'

export interface EditorNotesProps {
  closing: Closing | undefined
  state: EditorState
  actions: EditorActions
  /** The steps in the document's menu. */
  steps: readonly MenuItem[]
  /** Why no file was made. */
  problem: string | undefined
  onGo: (place: Place) => void
  /** The container's notices. */
  children: ReactNode
}

/** The notices above the sheet: why it is read alone, whose text is not in it, what is not stored. */
export function EditorNotes({ closing, state, actions, steps, problem, onGo, children }: EditorNotesProps) {
  const { history, save, conflicts, leftOvers } = state
  const { rows } = history.document
  return (
    <Notes role="status">
      {children}
      {closing && <ClosedNote closing={closing} steps={steps} />}
      <ConflictNotes conflicts={conflicts} rows={rows} onResolve={actions.resolve} />
      {closing && <LeftOverNote closing={closing} leftOvers={leftOvers} rows={rows} onForget={actions.forget} />}
      {problem !== undefined && <Bar tone="warning" icon="warning" message={problem} />}
      <NotSavedNote save={save} rows={rows} onSave={actions.save} onGo={onGo} />
    </Notes>
  )
}
