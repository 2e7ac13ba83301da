import { lazy, Suspense } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Grid } from '../DataTable.styles.ts'
import { texts } from '../DataTable.texts.ts'
import type { DataTableProps } from '../tableTypes.ts'
import type { Table } from '../useTable.ts'
import { useTableKeys } from '../useTableKeys.ts'
import { TableBody } from './TableBody.tsx'
import { TableHead } from '../head/TableHead.tsx'
import type { HeadActions } from '../head/useHeadKeys.ts'

export interface DataGridProps<Row> {
  table: Table<Row>
  tableProps: DataTableProps<Row>
  actions: HeadActions
  /** Id of what says which keys work at the heads. */
  helpId: string
}

/** Few tables have sums. */
const TotalsRow = lazy(async () => ({ default: (await import('./TotalsRow.tsx')).TotalsRow }))

/** The grid itself: heads, filters, the rows in view, totals. */
export function DataGrid<Row>({ table, tableProps, actions, helpId }: DataGridProps<Row>) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const { label, rows, rowKey, selection = {}, features = {} } = tableProps
  const { id, tableRef, scrollerRef, arrangement, cells, measures, shown, filters, picking, sorts, form, printing } =
    table
  const { cursor } = table.cursor
  const columns = printing ? arrangement.columns : cells
  const { tracks, width, stays } = arrangement
  const starts = Object.fromEntries(stays.map((start, place) => [`--start-${place}`, `${start}px`]))
  const sizes = {
    '--room': `${measures.width}px`,
    '--view': `${measures.height}px`,
    '--heads': `${measures.head}px`,
    '--width': form === 'lines' ? '100%' : `${width}px`,
  }
  const pickable = features.picking !== undefined
  const headLines = filters.open ? 2 : 1
  const isPart = table.growth.count < shown.count && !printing
  const sumWord = isPart ? t.totalsOfAll(number(shown.count)) : t.totals
  const totals = features.totals ? [features.totals(shown.list(), sumWord)].flat() : []
  return (
    <Grid
      ref={tableRef}
      style={{ ...starts, ...sizes, '--tracks': tracks }}
      $picks={pickable}
      $stays={form === 'columns' && !printing ? stays.length : 0}
      $lines={form === 'lines' && !printing}
      $printing={printing}
      aria-label={label}
      aria-busy={shown.busy || undefined}
      aria-multiselectable={pickable || undefined}
      aria-rowcount={shown.count + headLines + totals.length}
      {...useTableKeys(table, tableProps)}
    >
      <TableHead columns={columns} sorts={sorts} actions={actions} helpId={helpId} pickAll={picking.pickAll}>
        {filters.open && filters.loaded && (
          <Suspense>
            <filters.loaded.FilterRow
              columns={columns}
              rows={rows}
              filters={filters.values}
              onFilter={(column, input) => filters.set((last) => ({ ...last, [column]: input }))}
              picking={pickable}
            />
          </Suspense>
        )}
      </TableHead>
      {/* Not before sizes are known: rows at guessed places would be laid out twice. */}
      {shown.count > 0 && measures.measured && (
        <TableBody
          id={id}
          scrollerRef={scrollerRef}
          tableRef={tableRef}
          measures={measures}
          columns={columns}
          shown={shown}
          total={table.growth.count}
          grows={features.grows}
          rowKey={rowKey}
          selection={selection}
          picked={pickable ? picking.picked : undefined}
          cursor={cursor}
          headLines={headLines}
          printing={printing}
        />
      )}
      {totals.length > 0 && (
        <Suspense>
          <TotalsRow columns={columns} totals={totals} line={shown.count + headLines + 1} picking={pickable} />
        </Suspense>
      )}
    </Grid>
  )
}
