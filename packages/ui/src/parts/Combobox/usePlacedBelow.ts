import { type RefObject, useLayoutEffect } from 'react'

const gap = 4
const most = 320

function place(list: HTMLElement, anchor: HTMLElement, least: number) {
  const { top, bottom, left, width } = anchor.getBoundingClientRect()
  const below = window.innerHeight - bottom - 2 * gap
  const above = top - 2 * gap
  const wide = Math.max(width, least)
  // Where there is less room than it needs it moves to the left.
  const start = wide > width ? Math.max(gap, Math.min(left, window.innerWidth - wide - 2 * gap)) : left
  const upwards = below < Math.min(most, list.scrollHeight) && above > below
  list.style.left = `${start}px`
  list.style.minWidth = `${wide}px`
  list.style.maxWidth = `${Math.max(wide, window.innerWidth - start - 2 * gap)}px`
  list.style.maxHeight = `${Math.min(most, upwards ? above : below)}px`
  list.style.top = upwards ? 'auto' : `${bottom + gap}px`
  list.style.bottom = upwards ? `${window.innerHeight - top + gap}px` : 'auto'
}

/**
 * Shows a popover at its anchor, below it or, where that is too narrow, above; it stays there while the page moves. In
 * the top layer no scrolling pane around it can cut it off.
 * @param least width in px; it is never narrower than its anchor
 */
export function usePlacedBelow(
  list: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
  least = 0,
) {
  useLayoutEffect(() => {
    const [popover, at] = [list.current, anchor.current]
    if (!open || !popover || !at) return undefined
    const follow = () => place(popover, at, least)
    popover.showPopover()
    follow()
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  }, [list, anchor, open, least])
}
