import { type RefObject, useEffect } from 'react'

/** Room for a neighbour's edge beside the tag that is brought into view, in px. */
const neighbour = 48

/** React listens passively, and the page would scroll as well: so it is done by hand. @returns a function that stops it */
function turnWheel(bar: HTMLElement) {
  const onWheel = (event: WheelEvent) => {
    if (bar.scrollWidth <= bar.clientWidth || event.deltaX !== 0) return
    event.preventDefault()
    bar.scrollLeft += event.deltaY
  }
  bar.addEventListener('wheel', onWheel, { passive: false })
  return () => bar.removeEventListener('wheel', onWheel)
}

function bringIntoView(bar: HTMLElement) {
  const item = bar.querySelector('[data-active]')
  if (!(item instanceof HTMLElement)) return
  const { offsetLeft: left, offsetWidth: width } = item
  const least = left + width + neighbour - bar.clientWidth
  bar.scrollLeft = Math.max(least, Math.min(bar.scrollLeft, left - neighbour))
}

/** Turns the wheel along the bar, and keeps the tag of the page shown in view with an edge of its neighbours. */
export function useTagScroll(list: RefObject<HTMLElement | null>, active: string | undefined, count: number) {
  useEffect(() => (list.current ? turnWheel(list.current) : undefined), [list])
  useEffect(() => {
    if (list.current && active !== undefined && count > 0) bringIntoView(list.current)
  }, [list, active, count])
}
