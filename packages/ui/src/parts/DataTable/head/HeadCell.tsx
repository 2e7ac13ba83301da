import { useTexts } from '@waldkerf/ui/i18n/Language'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import type { Column, Sort } from '../columns.ts'
import { texts } from '../DataTable.texts.ts'
import type { HeadActions } from './useHeadKeys.ts'
import { useHeadPointer } from './useHeadPointer.ts'

export interface HeadCellProps<Row> {
  column: Column<Row>
  sorts: readonly Sort[]
  actions: HeadActions
  tabStop: boolean
  helpId: string
}

/** One head: a click sorts, a drag moves the column, its end sets the width (a double click: as wide as its content). */
export function HeadCell<Row>({ column, sorts, actions, tabStop, helpId }: HeadCellProps<Row>) {
  const t = useTexts(texts)
  const { id, title, align, sortBy } = column
  const level = sorts.findIndex((sort) => sort.column === id)
  const { onGripDown, onHeadDown, wasDragged } = useHeadPointer(id, actions)
  return (
    <th scope="col" className="cell" data-align={align} data-column={id} aria-sort={sorts[level]?.direction}>
      {sortBy ? (
        <button
          type="button"
          className="sort"
          tabIndex={tabStop ? 0 : -1}
          aria-describedby={helpId}
          onPointerDown={onHeadDown}
          onClick={(event) => {
            if (!wasDragged()) actions.sort(id, event.shiftKey)
          }}
        >
          <span>{title}</span>
          <svg className="arrow" viewBox="0 0 8 8" aria-hidden>
            <path d="M4 1.5 7 6.5H1z" fill="currentColor" />
          </svg>
          {level >= 0 && sorts.length > 1 && (
            <>
              <sup aria-hidden>{level + 1}</sup>
              <VisuallyHidden>{t.sortPlace(level + 1)}</VisuallyHidden>
            </>
          )}
        </button>
      ) : (
        <span>{title}</span>
      )}
      <span className="grip" aria-hidden onPointerDown={onGripDown} onDoubleClick={() => actions.fit(id)} />
    </th>
  )
}
