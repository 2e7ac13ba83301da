import { type ReactNode, useEffect, useRef } from 'react'

/** Publishes the height that the bars take from the window (`--bars-height` of the theme). */
function sayHeight(bars: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--bars-height', `${bars.offsetHeight}px`))
  observer.observe(bars)
  return () => {
    observer.disconnect()
    style.removeProperty('--bars-height')
  }
}

/**
 * The place of bars that concern every page, at the window's upper edge. They push the page down; whatever is as high
 * as the window, or sticks to its edge, keeps clear of them. A live region from the start. There is one: a bar from
 * elsewhere is put into it, by `data-edge-bars`.
 */
export function EdgeBars({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? sayHeight(place.current) : undefined), [])
  return (
    <div ref={place} role="status" data-edge-bars="">
      {children}
    </div>
  )
}
