import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { usePrinting } from '../../browser/usePrinting.ts'
import type { Sort } from './columns.ts'
import { useCursor } from './cursor/useCursor.ts'
import { usePicking } from './cursor/usePicking.ts'
import type { DataTableProps } from './tableTypes.ts'
import { roomFor } from './grid/TableBody.tsx'
import { useColumns } from './layout/useColumns.ts'
import { useTableLayout } from './layout/useTableLayout.ts'
import { useFilters } from './filters/useFilters.ts'
import { useShown } from './order/useShown.ts'
import type { RowKey } from './tableTypes.ts'
import { useMeasures } from './window/useMeasures.ts'

const noSorts: readonly Sort[] = []
/** Below this width of its box (px) a table shows each row as two lines. */
const linesBelow = 480

/** The sorts in force: the caller's one, or the kept ones. */
function activeSorts(sorting: DataTableProps<unknown>['sorting'], own: readonly Sort[]): readonly Sort[] {
  if (!sorting) return own
  return sorting.sort ? [sorting.sort] : noSorts
}

/** A table's whole state: its rows, its layout, its picked rows. */
export function useTable<Row>(props: DataTableProps<Row>) {
  const { columns: all, rows, rowKey, sorting, selection = {}, features = {} } = props
  const id = useId()
  const scrollerRef = useRef<HTMLDivElement>(null)
  const tableRef = useRef<HTMLTableElement>(null)
  const [layout, changeLayout] = useTableLayout(features.keep ?? {})
  const filters = useFilters()
  const [said, say] = useState('')
  const measures = useMeasures(scrollerRef, tableRef)
  /** A narrow box shows each row as two lines. */
  const form = measures.measured && measures.width < linesBelow ? ('lines' as const) : ('columns' as const)
  const arrangement = useColumns(all, layout, measures.width, features.picking !== undefined)
  const sorts = useMemo(() => activeSorts(sorting, layout.sorts), [sorting, layout.sorts])
  // Sorted by the caller, rows come in order.
  const shown = useShown(rows, all, sorting ? noSorts : sorts, filters)
  const keyAt = useCallback(
    (place: number) => {
      const row = shown.at(place)
      return row === undefined ? undefined : rowKey(row)
    },
    [shown, rowKey],
  )
  const rowPlace = useCallback(
    (key: RowKey) => {
      let place = 0
      while (place < shown.count && keyAt(place) !== key) place += 1
      return place < shown.count ? place : -1
    },
    [shown.count, keyAt],
  )
  const selectedKey = selection.selected
  const selected = useMemo(() => (selectedKey === undefined ? -1 : rowPlace(selectedKey)), [rowPlace, selectedKey])
  const { rowHeight, measured } = measures
  const room = roomFor(measures)
  const total = shown.count
  const cursor = useCursor({ scrollerRef, rowHeight, room, measured, selectedKey, selected, total, keyAt, rowPlace })
  const picking = usePicking({ picking: features.picking, total, keyAt })
  return {
    id,
    scrollerRef,
    tableRef,
    layout,
    changeLayout,
    filters,
    measures,
    arrangement,
    /** The columns as they stand in the rows. */
    cells: form === 'lines' ? arrangement.lines : arrangement.columns,
    sorts,
    shown,
    keyAt,
    cursor,
    picking,
    printing: usePrinting(),
    /** Screen-reader text about a change that others see. */
    said,
    say,
    form,
  }
}

/** The table as its parts receive it. */
export type Table<Row> = ReturnType<typeof useTable<Row>>
