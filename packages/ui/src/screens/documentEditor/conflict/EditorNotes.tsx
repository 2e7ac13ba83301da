import type { Place } from '@waldkerf/domain/office/eInvoice/rules/rule'
import type { Closing } from '@waldkerf/domain/office/workplace/closed'
import type { ReactNode } from 'react'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import type { Row } from '@waldkerf/domain/office/editor/document'
import { headKey } from '@waldkerf/domain/office/workplace/mergeStored'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ConflictNotes } from './ConflictNotes.tsx'
import { LeftOverNote } from './LeftOverNote.tsx'
import { Notes } from '../DocumentEditorScreen.styles.ts'
import type { EditorActions, EditorState, SaveState } from '../editorTypes.ts'
import { texts } from '../DocumentEditorScreen.texts.ts'

export interface EditorNotesProps {
  closing: Closing | undefined
  state: EditorState
  actions: EditorActions
  /** Why no file was made. */
  problem: string | undefined
  onGo: (place: Place) => void
  /** The container's notices. */
  children: ReactNode
}

/** The notices above the sheet: which text could not be added, what is not stored. */
export function EditorNotes({ closing, state, actions, problem, onGo, children }: EditorNotesProps) {
  const { history, save, conflicts, leftOvers } = state
  const { rows } = history.document
  return (
    <Notes role="status">
      {children}
      <ConflictNotes conflicts={conflicts} rows={rows} onResolve={actions.resolve} />
      {closing && <LeftOverNote closing={closing} leftOvers={leftOvers} rows={rows} onForget={actions.forget} />}
      {problem !== undefined && <Bar tone="warning" icon="warning" message={problem} />}
      <NotSavedNote save={save} rows={rows} onSave={actions.save} onGo={onGo} />
    </Notes>
  )
}

export interface NotSavedNoteProps {
  save: SaveState
  rows: readonly Row[]
  /** Sends all of it once more. */
  onSave: () => void
  /** Leads to where the refused value stands. */
  onGo: (place: Place) => void
}

/** The reason why something is not stored, with its row and buttons to go on. Nothing typed is lost meanwhile. */
export function NotSavedNote({ save, rows, onSave, onGo }: NotSavedNoteProps) {
  const t = useTexts(texts).conflict.notSaved
  if (save.status !== 'failed') return null
  const { message, at } = save
  const nr = rows.findIndex(({ key }) => key === at) + 1
  const place = at === headKey ? headPlace : nr > 0 && at !== undefined ? rowPlace(at) : undefined
  const name = at === headKey ? t.head : t.row(nr)
  return (
    <Bar
      tone="warning"
      icon="warning"
      message={t.message(place ? `${name}: ${message}` : message)}
      actions={
        <>
          {place && <Button onClick={() => onGo(place)}>{t.show(name)}</Button>}
          <Button onClick={onSave}>{t.retry}</Button>
        </>
      }
    />
  )
}

const headPlace: Place = { area: 'head', field: 'day' }
const rowPlace = (key: string): Place => ({ area: 'row', key, field: 'text' })
