import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { Column, Sort } from '../columns.ts'
import type { PickAll } from '../cursor/usePicking.ts'
import { texts } from '../DataTable.texts.ts'
import { HeadCell } from './HeadCell.tsx'
import { type HeadActions, useHeadKeys } from './useHeadKeys.ts'

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
