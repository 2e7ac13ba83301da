import { type RefObject, useCallback, useId, useMemo, useRef, useState } from 'react'
import { usePrinting } from '@waldkerf/ui/browser/usePrinting'
import type { Column, Sort } from './columns.ts'
import { useCursor } from './cursor/useCursor.ts'
import { usePicking } from './cursor/usePicking.ts'
import { useFilters } from './filters/useFilters.ts'
import { roomFor } from './grid/TableBody.tsx'
import {
  arranged,
  columnWidths,
  fitting,
  narrowed,
  pickWidth,
  stayingCount,
  type TableLayout,
} from './layout/tableLayout.ts'
import { useTableLayout } from './layout/useTableLayout.ts'
import { type Shown, useShown } from './order/useShown.ts'
import type { DataTableProps, RowKey } from './tableTypes.ts'
import { useGrowth } from './window/useGrowth.ts'
import { useMeasures } from './window/useMeasures.ts'

const noSorts: readonly Sort[] = []
/** Below this width of its box (px) a table shows each row as two lines. */
const linesBelow = 480

/** The sorts in force: the caller's one, or the kept ones. */
function activeSorts(sorting: DataTableProps<unknown>['sorting'], own: readonly Sort[]): readonly Sort[] {
  if (!sorting) return own
  return sorting.sort ? [sorting.sort] : noSorts
}

/** Which row stands at a place, and where a row stands. */
function useKeys<Row>(shown: Shown<Row>, rowKey: (row: Row) => RowKey) {
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
  return { keyAt, rowPlace }
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
  const sorts = useMemo(() => activeSorts(sorting, layout.sorts), [sorting, layout.sorts])
  const arrangement = useColumns(all, layout, {
    room: measures.width,
    picking: features.picking !== undefined,
    sorted: sorts[0]?.column,
    form,
  })
  // Sorted by the caller, rows come in order.
  const shown = useShown(rows, all, sorting ? noSorts : sorts, filters)
  const { keyAt, rowPlace } = useKeys(shown, rowKey)
  const selectedKey = selection.selected
  const selected = useMemo(() => (selectedKey === undefined ? -1 : rowPlace(selectedKey)), [rowPlace, selectedKey])
  const { rowHeight, measured } = measures
  const room = roomFor(measures)
  const growth = useGrowth(shown.count, features.grows)
  const { count: total } = growth
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
    cells: form === 'lines' ? arrangement.lines : arrangement.fits,
    sorts,
    shown,
    growth,
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

/** Share of a table's box that columns which stay may take. */
const mostStaying = 0.7

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

const inPx = (widths: readonly number[]) => widths.map((width) => `${width}px`).join(' ')

/**
 * The columns shown; `fits`: those that have room, with their measures; `lines`: all as a narrow box has them.
 * @param room width in px of the table's box
 */
function useColumns<Row>(
  all: readonly Column<Row>[],
  layout: TableLayout,
  {
    room,
    picking,
    sorted,
    form,
  }: { room: number; picking: boolean; sorted: string | undefined; form: 'lines' | 'columns' },
) {
  const { order, shown, pinned, widths: set } = layout
  const columns = useMemo(() => arranged(all, { order, shown, pinned, widths: set }), [all, order, shown, pinned, set])
  const lines = useMemo(() => narrowed(columns, sorted), [columns, sorted])
  const before = picking ? [pickWidth] : []
  const free = room - (picking ? pickWidth : 0)
  const fits = useMemo(
    () => (form === 'lines' || room === 0 ? columns : fitting(columns, free, { shown, stay: [sorted, ...pinned] })),
    [columns, form, room, free, shown, sorted, pinned],
  )
  const widths = [...before, ...columnWidths(fits, free)]
  const total = sum(widths)

  /** Shows another width at once, without rendering. */
  const preview = (tableRef: RefObject<HTMLTableElement | null>, id: string, width: number) => {
    const place = fits.findIndex((column) => column.id === id)
    const others = fits.map((column, at) => (at === place ? { ...column, width, grow: 0 } : column))
    tableRef.current?.style.setProperty('--tracks', inPx([...before, ...columnWidths(others, free)]))
  }
  const wanted = before.length + stayingCount(fits, { pinned })
  // Those that stay leave room for the others to be seen beside them.
  const count = sum(widths.slice(0, wanted)) < room * mostStaying ? wanted : before.length + 1
  /** Where each column begins that stays when the others scroll sideways, in px; none where all have room. */
  const stays = total > room ? widths.slice(0, count).map((_, place) => sum(widths.slice(0, place))) : []
  return { columns, fits, lines, tracks: inPx(widths), width: total, stays, preview }
}
