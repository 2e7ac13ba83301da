import { useEffect } from 'react'
import { useLater } from '../../Later/useLater.ts'
import { Grid } from '../DataTable.styles.ts'
import type { DataTableProps } from '../tableTypes.ts'
import type { Table } from '../useTable.ts'
import { useTableKeys } from '../useTableKeys.ts'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { TotalsRow } from './TotalsRow.tsx'
import type { HeadActions } from './useHeadKeys.ts'

export interface DataGridProps<Row> {
  table: Table<Row>
  tableProps: DataTableProps<Row>
  actions: HeadActions
  /** Id of what says which keys work at the heads. */
  helpId: string
}

const loadFilterRow = () => import('./FilterRow.tsx')

function pickState(picked: number, count: number) {
  if (picked === 0) return 'none'
  return picked >= count ? 'all' : 'some'
}

/** The grid itself: heads, filters, the rows in view, totals. */
export function DataGrid<Row>({ table, tableProps, actions, helpId }: DataGridProps<Row>) {
  const { label, rows, rowKey, selection = {}, features = {} } = tableProps
  const { id, tableRef, scrollerRef, arrangement, measures, shown, filters, picking, sorts, form } = table
  const { cursor } = table.cursor
  const { columns, tracks, width, wide } = arrangement
  const [filterRow, fetchFilterRow] = useLater(loadFilterRow)
  useEffect(() => {
    if (filters.open) fetchFilterRow()
  }, [filters.open, fetchFilterRow])
  const pickable = features.picking !== undefined
  const headLines = filters.open ? 2 : 1
  const allPicked = pickState(picking.picked.size, shown.count)
  return (
    <Grid
      ref={tableRef}
      style={{ '--tracks': tracks, '--width': form === 'lines' ? '100%' : `${width}px` }}
      $lines={form === 'lines'}
      data-wide={(wide && form === 'columns') || undefined}
      aria-label={label}
      aria-busy={shown.busy || undefined}
      aria-multiselectable={pickable || undefined}
      aria-rowcount={shown.count + headLines + (features.totals ? 1 : 0)}
      {...useTableKeys(table, tableProps)}
    >
      <TableHead
        columns={columns}
        sorts={sorts}
        actions={actions}
        helpId={helpId}
        pickAll={
          pickable ? { state: allPicked, onToggle: allPicked === 'all' ? picking.none : picking.all } : undefined
        }
      >
        {filters.open && filterRow && (
          <filterRow.FilterRow
            columns={columns}
            rows={rows}
            filters={filters.values}
            onFilter={(column, input) => filters.set((last) => ({ ...last, [column]: input }))}
            picking={pickable}
          />
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
          rowKey={rowKey}
          selection={selection}
          picked={pickable ? picking.picked : undefined}
          cursor={cursor}
          headLines={headLines}
        />
      )}
      {features.totals && (
        <TotalsRow
          columns={columns}
          totals={features.totals(shown.list())}
          line={shown.count + headLines + 1}
          picking={pickable}
        />
      )}
    </Grid>
  )
}
