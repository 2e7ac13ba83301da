import { lazy, Suspense } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { ToolBar } from './bars/ToolBar.tsx'
import { Scroller, TableBox } from './DataTable.styles.ts'
import { texts } from './DataTable.texts.ts'
import { DataGrid } from './grid/DataGrid.tsx'
import type { DataTableProps } from './tableTypes.ts'
import { useHeadActions } from './useHeadActions.ts'
import { useTable } from './useTable.ts'

// What callers need beside the component: the shapes, and the order for `sorting`.
export type { Column, Sort } from './columns.ts'
export { sortRows } from './order/order.ts'
export type * from './tableTypes.ts'

/** Most tables have rows: what stands in their place comes when there are none. */
const TablePlace = lazy(async () => ({ default: (await import('./bars/TablePlace.tsx')).TablePlace }))

/** Only for rows that can be picked. */
const SelectionBar = lazy(async () => ({ default: (await import('./bars/SelectionBar.tsx')).SelectionBar }))

/**
 * A table of any length: only the rows in view exist. It fills the height it is given and scrolls inside. Keys: arrows,
 * Home, End, Page Up and Down move, Enter opens; Space, Shift and Ctrl+A pick; heads sort, and their order and width can
 * be set. In a narrow box each row is two lines.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { empty, features = {} } = props
  const t = useTexts(texts)
  const table = useTable(props)
  const { actions, said } = useHeadActions(table, props)
  const { form, layout, id, scrollerRef, shown, filters } = table
  return (
    <TableBox data-form={form} data-density={layout.density}>
      {(features.tools || features.extraTools) && <ToolBar table={table} tableProps={props} actions={actions} />}
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
      {features.picking && (
        <Suspense>
          <SelectionBar picking={features.picking} />
        </Suspense>
      )}
      <VisuallyHidden id={`${id}-help`}>{t.headHelp}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </TableBox>
  )
}
