import { type RefObject, useMemo } from 'react'
import type { Column } from '../columns.ts'
import { columnWidths, pickWidth } from './columnWidths.ts'
import { arranged, narrowed, stayingCount, type TableLayout } from './tableLayout.ts'

/** Share of a table's box that columns which stay may take. */
const mostStaying = 0.7

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

const inPx = (widths: readonly number[]) => widths.map((width) => `${width}px`).join(' ')

/**
 * The columns shown, with their measures; `lines`: the same as a narrow box has them.
 * @param room width in px of the table's box
 */
export function useColumns<Row>(all: readonly Column<Row>[], layout: TableLayout, room: number, picking: boolean) {
  const { order, shown, pinned, widths: set } = layout
  const columns = useMemo(() => arranged(all, { order, shown, pinned, widths: set }), [all, order, shown, pinned, set])
  const lines = useMemo(() => narrowed(columns), [columns])
  const before = picking ? [pickWidth] : []
  const free = room - (picking ? pickWidth : 0)
  const widths = [...before, ...columnWidths(columns, free)]
  const total = sum(widths)

  /** Shows another width at once, without rendering. */
  const preview = (tableRef: RefObject<HTMLTableElement | null>, id: string, width: number) => {
    const place = columns.findIndex((column) => column.id === id)
    const others = columns.map((column, at) => (at === place ? { ...column, width, grow: 0 } : column))
    tableRef.current?.style.setProperty('--tracks', inPx([...before, ...columnWidths(others, free)]))
  }
  const wanted = before.length + stayingCount(columns, { pinned })
  // Those that stay leave room for the others to be seen beside them.
  const count = sum(widths.slice(0, wanted)) < room * mostStaying ? wanted : before.length + 1
  /** Where each column begins that stays when the others scroll sideways, in px; none where all have room. */
  const stays = total > room ? widths.slice(0, count).map((_, place) => sum(widths.slice(0, place))) : []
  return { columns, lines, tracks: inPx(widths), width: total, stays, preview }
}
