import { type RefCallback, useState } from 'react'

/** As wide as the screen, up to where small print is large. */
const least = 1
const most = 4
/** A double tap makes it this large, or whole again. */
const tapped = 2.5

interface Pinch {
  distance: number
  zoom: number
}

/** The middle of two fingers in the window, and how far they are apart. */
function measure([one, other]: TouchList | [Touch, Touch]) {
  const [x1, y1, x2, y2] = [one!.clientX, one!.clientY, other!.clientX, other!.clientY]
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2, distance: Math.hypot(x1 - x2, y1 - y2) }
}

/** The nearest element around the sheets that scrolls this way. */
function scrollerAround(element: HTMLElement, way: 'overflowX' | 'overflowY'): HTMLElement | undefined {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at)[way])) return at
  }
  return undefined
}

function watch(sheets: HTMLElement): () => void {
  const end = new AbortController()
  const { signal } = end
  let zoom = least
  let begun: Pinch | undefined

  /** The point below (x, y) of the window stays there. */
  function zoomTo(wanted: number, x: number, y: number) {
    const next = Math.min(most, Math.max(least, wanted))
    const before = sheets.getBoundingClientRect()
    const share = { x: (x - before.left) / before.width, y: (y - before.top) / before.height }
    zoom = next
    sheets.style.setProperty('--zoom', String(next))
    const after = sheets.getBoundingClientRect()
    const [left, top] = [after.left + share.x * after.width - x, after.top + share.y * after.height - y]
    scrollerAround(sheets, 'overflowX')?.scrollBy({ left, behavior: 'instant' })
    scrollerAround(sheets, 'overflowY')?.scrollBy({ top, behavior: 'instant' })
  }
  sheets.addEventListener(
    'touchstart',
    ({ touches }) => {
      begun = touches.length === 2 ? { distance: measure(touches).distance, zoom } : undefined
    },
    { signal, passive: true },
  )
  sheets.addEventListener(
    'touchmove',
    (event) => {
      if (!begun || event.touches.length !== 2 || begun.distance === 0) return
      // Otherwise the browser would zoom the whole page.
      event.preventDefault()
      const { x, y, distance } = measure(event.touches)
      zoomTo((begun.zoom * distance) / begun.distance, x, y)
    },
    { signal, passive: false },
  )
  for (const type of ['touchend', 'touchcancel'] as const) {
    sheets.addEventListener(type, () => (begun = undefined), { signal, passive: true })
  }
  sheets.addEventListener(
    'dblclick',
    ({ clientX, clientY }) => zoomTo(zoom > least ? least : tapped, clientX, clientY),
    { signal },
  )
  return () => end.abort()
}

/** Two fingers or a double tap make a phone's sheets larger in their place; the page around them stays. */
export function usePinch<Sheets extends HTMLElement>(): RefCallback<Sheets> {
  const [ref] = useState(() => (sheets: Sheets | null) => (sheets ? watch(sheets) : undefined))
  return ref
}
