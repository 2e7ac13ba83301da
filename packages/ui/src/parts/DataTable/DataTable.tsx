import { lazy, Suspense } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { Loadable } from '../Loadable/Loadable.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { PrintNote, Scroller, TableBox } from './DataTable.styles.ts'
import { texts } from './DataTable.texts.ts'
import { ToolBar } from './bars/ToolBar.tsx'
import { DataGrid } from './grid/DataGrid.tsx'
import { useHeadActions } from './head/useHeadActions.ts'
import type { DataTableProps } from './tableTypes.ts'
import { useTable } from './useTable.ts'
import { printedRows } from './window/useRowWindow.ts'

// For callers: the shapes, and the order for `sorting`.
export type { Column, Sort } from './columns.ts'
export { ToolsPlace } from './bars/ToolBar.tsx'
export { readableSort, sortRows } from './order/order.ts'
export type * from './tableTypes.ts'

/** Most tables have rows: the placeholder's code is loaded only when there are none. */
const TablePlace = lazy(async () => ({ default: (await import('./bars/TablePlace.tsx')).TablePlace }))

/** Only for rows that can be picked. */
const SelectionBar = lazy(async () => ({ default: (await import('./bars/SelectionBar.tsx')).SelectionBar }))

/** Only below the first rows of a table that grows. */
const MoreRows = lazy(async () => ({ default: (await import('./bars/MoreRows.tsx')).MoreRows }))

/** Only where rows are missing. */
const UnreadableNote = lazy(async () => ({
  default: (await import('../UnreadableNote/UnreadableNote.tsx')).UnreadableNote,
}))

/** Only in a box without heads. */
const SortBar = lazy(async () => ({ default: (await import('./bars/SortBar.tsx')).SortBar }))

const isIncomplete = (state: Loadable<unknown> | undefined) =>
  state !== undefined && state.status !== 'loading' && (state.unreadable ?? 0) > 0

/**
 * A table of any length: only the rows in view exist. It fills the height it is given and scrolls inside; one that grows is as long
 * as its rows, of which the first ten stand there until all are asked for. In a narrow box each row is two lines. On paper it is a
 * plain table of its first 2,000 rows, below the filter in words, and says when there are more.
 *
 * | at the rows | |
 * |---|---|
 * | ↑ ↓ Page Up Page Down | one row, one view |
 * | → ← | into the row's cells, and back to the row |
 * | Home End | the first and last row, or the row's first and last cell; with Ctrl the table's |
 * | Enter | opens the row; Space too where rows cannot be picked |
 * | F2 | changes the cell, in lists whose cells can be changed |
 * | Space, Shift with a key that moves | picks the row, all rows up to there |
 * | Ctrl+A, Escape | picks all rows shown, none |
 * | Ctrl+C | copies the picked rows, else the row or cell, for spreadsheets |
 *
 * | at the heads | |
 * |---|---|
 * | ← → ↓ | the next head, down to the rows |
 * | Enter, Shift+Enter | sorts and turns around; beside the columns sorted by already |
 * | Shift+← Shift+→ | narrower, wider |
 * | Ctrl+Shift+← Ctrl+Shift+→ | moves the column |
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { empty, features = {} } = props
  const t = useTexts(texts)
  const { number } = useFormat()
  const table = useTable(props)
  const actions = useHeadActions(table, props)
  const { form, layout, id, scrollerRef, shown, filters, arrangement } = table
  const total = Math.max(shown.count, features.total ?? 0)
  const printed = Math.min(shown.count, printedRows)
  const sortable = arrangement.columns.filter(({ sortBy }) => sortBy)
  const sorting = form === 'lines' && sortable.length > 0 && (
    <Suspense>
      <SortBar
        columns={sortable}
        orders={props.sorting?.orders}
        sorts={table.sorts}
        onSort={(column) => actions.sort(column, false)}
        pickAll={table.picking.pickAll}
      />
    </Suspense>
  )
  return (
    <TableBox data-form={form} data-density={layout.density}>
      {features.tools || features.extraTools ? (
        <ToolBar table={table} tableProps={props} actions={actions} sorting={sorting} />
      ) : (
        sorting
      )}
      {table.printing && (features.note || features.tools) && (
        <PrintNote>{[features.note, t.count(number(total), total === 1)].filter(Boolean).join(' · ')}</PrintNote>
      )}
      <Scroller ref={scrollerRef}>
        <DataGrid table={table} tableProps={props} actions={actions} helpId={`${id}-help`} />
        {shown.count === 0 && (
          <Suspense>
            <TablePlace
              state={features.state}
              empty={empty}
              filtered={props.rows.length > 0}
              onReset={() => filters.set({})}
            />
          </Suspense>
        )}
      </Scroller>
      {table.growth.isLong && !table.printing && (
        <Suspense>
          <MoreRows growth={table.growth} total={shown.count} />
        </Suspense>
      )}
      {isIncomplete(features.state) && (
        <Suspense>
          <UnreadableNote state={features.state} />
        </Suspense>
      )}
      {table.printing && total > printed && <PrintNote>{t.printed(number(printed), number(total))}</PrintNote>}
      {features.picking && (
        <Suspense>
          <SelectionBar picking={features.picking} hidden={features.picking.picked.size - table.picking.visible} />
        </Suspense>
      )}
      <VisuallyHidden id={`${id}-help`}>{t.headHelp}</VisuallyHidden>
      <VisuallyHidden role="status">{table.said}</VisuallyHidden>
    </TableBox>
  )
}
