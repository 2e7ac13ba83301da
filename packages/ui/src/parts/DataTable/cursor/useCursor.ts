import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { RowKey } from '../tableTypes.ts'
import type { CursorPlace } from './moves.ts'

interface CursorOptions {
  scrollerRef: RefObject<HTMLElement | null>
  rowHeight: number
  /** How many stand side by side in a line of that height: one, in a table. */
  perLine?: number
  /** Height in px in which rows are seen, below the head and above the foot. */
  room: number
  /** Nothing is brought into view before heights are known. */
  measured: boolean
  /** Key and place (or -1) of the selected row: cursor and view go along with another key, not with another order. */
  selectedKey: RowKey | undefined
  selected: number
  /** How many rows there are, and which stands where; another function means another order. */
  total: number
  keyAt: (place: number) => RowKey | undefined
  rowPlace: (key: RowKey) => number
}

/** @returns how far the box must be scrolled for a row to be seen. */
function scrollTopFor(row: number, { scrollTop, rowHeight, room }: Record<'scrollTop' | 'rowHeight' | 'room', number>) {
  const top = row * rowHeight
  return Math.min(top, Math.max(scrollTop, top + rowHeight - room))
}

const nowhere: CursorPlace = { row: -1, column: undefined }

/** The row or cell the keyboard stands on: the table's active descendant. In another order it stays with its row. */
export function useCursor(options: CursorOptions) {
  const { scrollerRef, rowHeight, perLine = 1, room, measured, selectedKey, selected, total, keyAt, rowPlace } = options
  const found = selected >= 0
  const [place, setPlace] = useState<CursorPlace>({ row: selected, column: undefined })
  const [key, setKey] = useState<RowKey | undefined>(selectedKey)
  const [lastSelected, setLastSelected] = useState(selectedKey)
  const [lastKeyAt, setLastKeyAt] = useState(() => keyAt)

  const moveTo = (next: CursorPlace) => {
    setPlace(next)
    setKey(keyAt(next.row))
  }
  if (found && selectedKey !== lastSelected) {
    setLastSelected(selectedKey)
    moveTo({ ...nowhere, row: selected })
  } else if (keyAt !== lastKeyAt) {
    setLastKeyAt(() => keyAt)
    const row = key === undefined || keyAt(place.row) === key ? place.row : rowPlace(key)
    // The row is gone: the cursor takes the one in its place.
    setPlace({ ...place, row: row < 0 ? Math.min(place.row, total - 1) : row })
  }

  const show = (row: number) => {
    const box = scrollerRef.current
    const line = Math.floor(row / perLine)
    box?.scrollTo({ top: scrollTopFor(line, { scrollTop: box.scrollTop, rowHeight, room }) })
  }
  const reveal = useEffectEvent((selectedNow: RowKey | undefined) => {
    if (selectedNow !== undefined) show(selected)
  })
  // Rows of another height are another form of the list, such as beside the record that is opened.
  useEffect(() => {
    if (found && measured && rowHeight > 0) reveal(selectedKey)
  }, [found, measured, selectedKey, rowHeight])

  const goTo = (next: CursorPlace) => {
    moveTo(next)
    show(next.row)
  }
  return { cursor: { ...place, row: Math.min(place.row, total - 1) }, moveTo, goTo }
}
