import { type RefObject, useLayoutEffect } from 'react'

const margin = 8

const within = (at: number, size: number, room: number) => Math.max(margin, Math.min(at, room - size - margin))

/** Puts a popover over a cell, inside the window. A cell that has scrolled away leaves it where it was. */
function place(popover: HTMLElement, cell: HTMLElement) {
  if (!cell.isConnected) return
  const { top, left, width } = cell.getBoundingClientRect()
  popover.style.minWidth = `${width}px`
  const { offsetWidth, offsetHeight } = popover
  popover.style.left = `${within(left, offsetWidth, window.innerWidth)}px`
  popover.style.top = `${within(top, offsetHeight, window.innerHeight)}px`
}

/** Shows a popover over a cell; it goes along while the table scrolls, and makes room as it grows. */
export function useAtCell(popover: RefObject<HTMLElement | null>, cell: HTMLElement) {
  useLayoutEffect(() => {
    const shown = popover.current
    if (!shown) return undefined
    const follow = () => place(shown, cell)
    shown.showPopover()
    follow()
    const grown = new ResizeObserver(follow)
    grown.observe(shown)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      grown.disconnect()
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  }, [popover, cell])
}
