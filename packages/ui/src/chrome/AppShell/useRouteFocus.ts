import { type RefObject, useEffect, useRef } from 'react'

/** How long a page may take to bring its heading, in ms; afterwards nothing is focused behind the user's back. */
const patience = 10_000

function focusHeading(main: HTMLElement): boolean {
  // Pages that are kept hidden have headings of their own.
  const heading = [...main.querySelectorAll<HTMLElement>('h1')].find((one) => one.checkVisibility())
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Focuses the heading as soon as it comes, unless the user is at work in the page by then. @returns ends the wait */
function focusWhenPresent(main: HTMLElement): () => void {
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  const observer = new MutationObserver(() => {
    const atWork = document.activeElement !== main && main.contains(document.activeElement)
    if (atWork || focusHeading(main)) stop()
  })
  const timer = setTimeout(stop, patience)
  observer.observe(main, { childList: true, subtree: true })
  return stop
}

/**
 * Moves the focus to the page's heading after a change of the path, so that a screen reader says where one has arrived
 * and Tab goes on from there. Not on the first page: there the browser starts at the top by itself.
 */
export function useRouteFocus(path: string, main: RefObject<HTMLElement | null>) {
  const shown = useRef(path)
  useEffect(() => {
    if (!main.current || shown.current === path) return undefined
    shown.current = path
    // A tag was closed: the focus is on its way to the next one.
    if (document.activeElement?.closest('[data-keeps-focus]')) return undefined
    const place = main.current
    let end: (() => void) | undefined
    // With the frame that shows the page: focusing lays it out, which would be for nothing before its data are in.
    const frame = requestAnimationFrame(() => {
      end = focusHeading(place) ? undefined : focusWhenPresent(place)
    })
    return () => {
      cancelAnimationFrame(frame)
      end?.()
    }
  }, [path, main])
}
