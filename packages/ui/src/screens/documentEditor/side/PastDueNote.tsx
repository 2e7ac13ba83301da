import { type PastDue, pastDue } from '@waldkerf/domain/office/dates/pastDue'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { EditorActions, EditorState } from '../editorTypes.ts'
import { checklistTexts } from '../DocumentEditorScreen.texts.ts'

export interface PastDueNoteProps {
  model: DocumentModel
  state: Pick<EditorState, 'limits' | 'today'>
  act: EditorActions['act']
}

/** Warns of a due date that is over before the invoice goes out; one press dates it today, where that is possible. */
export function PastDueNote({ model, state: { limits, today }, act }: PastDueNoteProps) {
  const t = useTexts(checklistTexts).pastDue
  const { day } = useFormat()
  const found = pastDue(model, today, limits)
  const words = ({ due, renewed }: PastDue) => (renewed ? t.renewed(day(due), day(renewed)) : t.over(day(due)))
  const toToday = () => act({ kind: 'run', command: { kind: 'header', changes: { rn_datum: today } } })
  return (
    <div role="status">
      {found && (
        <Bar
          tone="warning"
          icon="warning"
          message={words(found)}
          actions={found.renewed && <Button onClick={toToday}>{t.toToday}</Button>}
        />
      )}
    </div>
  )
}
