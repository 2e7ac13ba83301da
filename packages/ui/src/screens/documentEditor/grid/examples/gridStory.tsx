import type { Row } from '@waldkerf/domain/office/editor/document'
import { editorAfter, openEditor } from '@waldkerf/domain/office/workplace/editorHistory'
import { useReducer } from 'react'
import type { RowMark } from '../../editorTypes.ts'
import { PositionGrid } from '../PositionGrid.tsx'
import { useGrid } from '../useGrid.ts'

export interface LiveGridProps {
  rows: readonly Row[]
  marks: ReadonlyMap<string, RowMark>
  /** Nothing can be changed. */
  fixed: boolean
  onPaste: (text: string) => void
}

/** The grid with a history of its own. */
export function LiveGrid({ rows: start, marks, fixed, onPaste }: LiveGridProps) {
  const [history, act] = useReducer(editorAfter, openEditor({ header: {}, rows: start }))
  const grid = useGrid({ rows: history.document.rows, act })
  return <PositionGrid grid={grid} marks={marks} onPaste={fixed ? undefined : onPaste} />
}
