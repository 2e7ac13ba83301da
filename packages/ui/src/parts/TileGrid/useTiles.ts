import { type KeyboardEvent, type MouseEvent, useCallback, useId, useMemo, useRef } from 'react'
import { useCursor } from '../DataTable/cursor/useCursor.ts'
import { usePicking } from '../DataTable/cursor/usePicking.ts'
import type { RowKey, TablePicking, TableSelection } from '../DataTable/tableTypes.ts'
import { useRowWindow } from '../DataTable/window/useRowWindow.ts'
import { type TileShape, useTileSize } from './useTileSize.ts'

/** The tiles that a key moves through. */
interface TileExtent {
  count: number
  /** Tiles in a line. */
  columns: number
  /** Lines that a page key passes. */
  page: number
}

type Move = (at: number, extent: TileExtent) => number

const lineAt = (at: number, columns: number) => Math.floor(at / columns)

/** So many lines down or up, in the same column; to the last tile where the last line is too short for it. */
const byLines =
  (lines: (extent: TileExtent) => number): Move =>
  (at, extent) => {
    const { count, columns } = extent
    if (at < 0) return 0
    const last = lineAt(count - 1, columns)
    const line = Math.max(0, Math.min(last, lineAt(at, columns) + lines(extent)))
    return Math.min(count - 1, line * columns + (at % columns))
  }

const moves: Readonly<Record<string, Move>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: byLines(() => 1),
  ArrowUp: byLines(() => -1),
  PageDown: byLines(({ page }) => page),
  PageUp: byLines(({ page }) => -page),
  Home: () => 0,
  End: (_at, { count }) => count - 1,
}

/** @param at place of the tile that the keyboard stands on; -1: on none yet @returns undefined for keys that do not move */
export function movedTile(key: string, at: number, extent: TileExtent): number | undefined {
  const target = moves[key]?.(at, extent)
  return target === undefined ? undefined : Math.max(0, Math.min(extent.count - 1, target))
}

/** The place of the tile an event happened in. */
function placeAt({ target }: { target: EventTarget }): number | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return tile ? Number(tile.dataset['index']) : undefined
}

const noSelection = {}

interface Tiles<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  shape: TileShape
  selection?: TableSelection | undefined
  picking?: TablePicking | undefined
}

/** Tiles in view, where the keyboard stands, and effects of keys and pointer: as in a table, in two dimensions. */
export function useTiles<Row>({ rows, rowKey, shape, selection = noSelection, picking }: Tiles<Row>) {
  const id = useId()
  const scrollerRef = useRef<HTMLDivElement>(null)
  const { columns, tile, line, room, measured } = useTileSize(scrollerRef, shape)
  const total = rows.length
  const keyAt = useCallback(
    (place: number): RowKey | undefined => {
      const row = rows[place]
      return row && rowKey(row)
    },
    [rows, rowKey],
  )
  const rowPlace = useCallback((key: RowKey) => rows.findIndex((row) => rowKey(row) === key), [rows, rowKey])
  const selectedKey = selection.selected
  const selected = useMemo(() => (selectedKey === undefined ? -1 : rowPlace(selectedKey)), [rowPlace, selectedKey])
  const { cursor, moveTo, goTo } = useCursor({
    scrollerRef,
    rowHeight: line,
    perLine: columns,
    room: room - shape.gap,
    measured,
    selectedKey,
    selected,
    total,
    keyAt,
    rowPlace,
  })
  const picks = usePicking({ picking, total, keyAt })
  const lines = useRowWindow(scrollerRef, { total: Math.ceil(total / columns), rowHeight: line, room })

  const open = (place: number) => {
    const key = keyAt(place)
    if (key !== undefined) selection.onSelect?.(key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey || total === 0) return
    const ctrl = event.ctrlKey || event.metaKey
    const page = Math.max(1, Math.floor(room / line) - 1)
    const next = ctrl ? undefined : movedTile(event.key, cursor.row, { count: total, columns, page })
    const opens = !ctrl && (event.key === 'Enter' || (event.key === ' ' && !picking))
    if (next !== undefined) {
      picks.onMove(event, cursor.row, next)
      goTo({ row: next, column: undefined })
    } else if (opens) open(Math.max(0, cursor.row))
    else if (!picks.onKey(event, event.key === ' ' ? Math.max(0, cursor.row) : cursor.row)) return
    else if (cursor.row < 0 && event.key === ' ') goTo({ row: 0, column: undefined })
    event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const place = placeAt(event)
    if (place === undefined) return
    moveTo({ row: place, column: undefined })
    if (!picks.onClick(event, place)) open(place)
  }
  const onMouseOver = (event: MouseEvent) => {
    const place = placeAt(event)
    selection.onHighlight?.(place === undefined ? undefined : keyAt(place))
  }
  const onMouseLeave = () => selection.onHighlight?.(undefined)
  return {
    id,
    scrollerRef,
    columns,
    tile,
    line,
    lines,
    cursor: cursor.row,
    picked: picking && picks.picked,
    /** So many picked rows are not among those of the list. */
    hidden: picks.picked.size - picks.visible,
    handlers: { onKeyDown, onClick, onMouseOver, onMouseLeave },
  }
}
