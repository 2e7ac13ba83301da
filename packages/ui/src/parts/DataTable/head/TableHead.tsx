import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { Column, Sort } from '../columns.ts'
import type { PickAll } from '../cursor/usePicking.ts'
import { texts } from '../DataTable.texts.ts'
import { type HeadActions, useHeadKeys } from './useHeadKeys.ts'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { useHeadPointer } from './useHeadPointer.ts'

interface HeadCellProps<Row> {
  column: Column<Row>
  sorts: readonly Sort[]
  actions: HeadActions
  tabStop: boolean
  helpId: string
}

/** One head: a click sorts, a drag moves the column, its end sets the width (a double click: as wide as its content). */
function HeadCell<Row>({ column, sorts, actions, tabStop, helpId }: HeadCellProps<Row>) {
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

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sorts: readonly Sort[]
  actions: HeadActions
  pickAll: PickAll | undefined
  /** Id of what says which keys work here. */
  helpId: string
  /** A second line, for filters. */
  children?: ReactNode
}

/** The column heads; they stay while rows scroll beneath them. One tab stop: arrows go from head to head. */
export function TableHead<Row>({ columns, sorts, actions, pickAll, helpId, children }: TableHeadProps<Row>) {
  const t = useTexts(texts)
  const { stop, onFocus, onKeyDown } = useHeadKeys(columns, actions)
  return (
    <thead className="head">
      <tr aria-rowindex={1} className="row" onKeyDown={onKeyDown} onFocus={onFocus}>
        {pickAll && (
          <th className="cell pick">
            <input
              type="checkbox"
              aria-label={t.pickAll}
              checked={pickAll.state === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = pickAll.state === 'some'
              }}
              onChange={pickAll.onToggle}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            column={column}
            sorts={sorts}
            actions={actions}
            tabStop={column.id === stop}
            helpId={helpId}
          />
        ))}
      </tr>
      {children}
    </thead>
  )
}
