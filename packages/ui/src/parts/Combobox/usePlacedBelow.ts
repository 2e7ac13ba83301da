import { type RefObject, useLayoutEffect } from 'react'

const gap = 4
const most = 320

function place(list: HTMLElement, anchor: HTMLElement) {
  const { top, bottom, left, width } = anchor.getBoundingClientRect()
  const below = window.innerHeight - bottom - 2 * gap
  const above = top - 2 * gap
  const upwards = below < Math.min(most, list.scrollHeight) && above > below
  list.style.left = `${left}px`
  list.style.minWidth = `${width}px`
  list.style.maxWidth = `${Math.max(width, window.innerWidth - left - 2 * gap)}px`
  list.style.maxHeight = `${Math.min(most, upwards ? above : below)}px`
  list.style.top = upwards ? 'auto' : `${bottom + gap}px`
  list.style.bottom = upwards ? `${window.innerHeight - top + gap}px` : 'auto'
}

/**
 * Shows a popover at its anchor, below it or, where that is too narrow, above; it stays there while the page moves. In
 * the top layer no scrolling pane around it can cut it off.
 */
export function usePlacedBelow(
  list: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
) {
  useLayoutEffect(() => {
    const [popover, at] = [list.current, anchor.current]
    if (!open || !popover || !at) return undefined
    const follow = () => place(popover, at)
    popover.showPopover()
    follow()
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  }, [list, anchor, open])
}
