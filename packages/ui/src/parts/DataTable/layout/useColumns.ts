import { type RefObject, useMemo } from 'react'
import type { Column } from '../columns.ts'
import { columnWidths, pickWidth } from './columnWidths.ts'
import { arranged, narrowed, type TableLayout } from './tableLayout.ts'

const inPx = (widths: readonly number[]) => widths.map((width) => `${width}px`).join(' ')

/**
 * The columns shown, with their measures; `lines`: the same as a narrow box has them.
 * @param room width in px of the table's box
 */
export function useColumns<Row>(all: readonly Column<Row>[], layout: TableLayout, room: number, picking: boolean) {
  const { order, shown, widths: set } = layout
  const columns = useMemo(() => arranged(all, { order, shown, widths: set }), [all, order, shown, set])
  const lines = useMemo(() => narrowed(columns), [columns])
  const before = picking ? [pickWidth] : []
  const free = room - (picking ? pickWidth : 0)
  const widths = [...before, ...columnWidths(columns, free)]
  const total = widths.reduce((sum, width) => sum + width, 0)

  /** Shows another width at once, without rendering. */
  const preview = (tableRef: RefObject<HTMLTableElement | null>, id: string, width: number) => {
    const place = columns.findIndex((column) => column.id === id)
    const others = columns.map((column, at) => (at === place ? { ...column, width, grow: 0 } : column))
    tableRef.current?.style.setProperty('--tracks', inPx([...before, ...columnWidths(others, free)]))
  }
  return { columns, lines, tracks: inPx(widths), width: total, wide: total > room, preview }
}
