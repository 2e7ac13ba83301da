import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'

interface CursorOptions {
  scrollerRef: RefObject<HTMLElement | null>
  total: number
  rowHeight: number
  viewHeight: number
  /** Nothing is brought into view before heights are known. */
  measured: boolean
  /** Key and index (or -1) of the selected row: cursor and view go along with another key, not with another order. */
  selectedKey: string | number | undefined
  selected: number
  onOpen?: (index: number) => void
}

/** Where a key leads: the new index, or undefined for keys that do not move. */
function destination(key: string, at: number, page: number, total: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: Math.max(at, 1) - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: total - 1,
  }
  const target = moves[key]
  return target === undefined ? undefined : Math.max(0, Math.min(total - 1, target))
}

/** @returns how far the box must be scrolled for the row to be seen below the head, which covers one row's height. */
function scrollTopFor(
  index: number,
  { scrollTop, rowHeight, viewHeight }: Record<'scrollTop' | 'rowHeight' | 'viewHeight', number>,
) {
  const top = index * rowHeight
  return Math.min(top, Math.max(scrollTop, top + 2 * rowHeight - viewHeight))
}

/** The row the keyboard stands on. The table keeps the focus; the cursor is its active descendant. */
export function useCursor(options: CursorOptions) {
  const { scrollerRef, total, rowHeight, viewHeight, measured, selectedKey, selected, onOpen } = options
  const [cursor, setCursor] = useState(selected)
  const [lastKey, setLastKey] = useState(selectedKey)
  const found = selected >= 0
  if (found && selectedKey !== lastKey) {
    setLastKey(selectedKey)
    setCursor(selected)
  }

  const show = (index: number) => {
    const box = scrollerRef.current
    box?.scrollTo({ top: scrollTopFor(index, { scrollTop: box.scrollTop, rowHeight, viewHeight }) })
  }
  const reveal = useEffectEvent((key: typeof selectedKey) => {
    if (key !== undefined) show(selected)
  })
  useEffect(() => {
    if (found && measured) reveal(selectedKey)
  }, [found, measured, selectedKey])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey || total === 0) return
    if (event.key === 'Enter' || event.key === ' ') {
      if (cursor >= 0 && cursor < total) onOpen?.(cursor)
      event.preventDefault()
      return
    }
    const page = Math.max(1, Math.floor(viewHeight / rowHeight) - 2)
    const target = destination(event.key, cursor, page, total)
    if (target === undefined) return
    event.preventDefault()
    setCursor(target)
    show(target)
  }
  return { cursor: Math.min(cursor, total - 1), setCursor, onKeyDown }
}
