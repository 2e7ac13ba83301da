import { type RefObject, useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Rows kept ready above and below the visible ones, so that a quick wheel turn never meets a blank place. */
const overscan = 8
/** After this rest (ms) the rows' order in the document follows their order on the screen again. */
const rest = 150

interface Measures {
  rowHeight: number
  viewHeight: number
  /** Whether these are the real heights. */
  measured: boolean
}

/** The rows that exist as elements just now. */
export interface RowWindow extends Measures {
  /** Index of each existing row, in the order of the document. */
  indices: readonly number[]
  /** The element a row lives in: elements stay, rows move through them. */
  slotOf: (index: number) => number
}

/** Guessed until the first measuring, which comes before the first paint. */
const guess: Measures = { rowHeight: 40, viewHeight: 900, measured: false }

/** Heights in px of one row (that of the head, which follows the density setting) and of the scrolling box. */
function useMeasures(scrollerRef: RefObject<HTMLElement | null>, headRef: RefObject<HTMLElement | null>): Measures {
  const [measures, setMeasures] = useState(guess)
  useLayoutEffect(() => {
    const [box, row] = [scrollerRef.current, headRef.current]
    if (!box || !row) return undefined
    const measure = () => {
      const rowHeight = row.offsetHeight || guess.rowHeight
      const viewHeight = box.clientHeight || guess.viewHeight
      setMeasures((last) =>
        last.measured && last.rowHeight === rowHeight && last.viewHeight === viewHeight
          ? last
          : { rowHeight, viewHeight, measured: true },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    observer.observe(row)
    return () => observer.disconnect()
  }, [scrollerRef, headRef])
  return measures
}

/** The first visible row. As an external store it renders within the scroll event's own frame. */
function useFirstRow(scrollerRef: RefObject<HTMLElement | null>, rowHeight: number): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const box = scrollerRef.current
      box?.addEventListener('scroll', changed, { passive: true })
      return () => box?.removeEventListener('scroll', changed)
    },
    [scrollerRef],
  )
  const read = () => Math.floor((scrollerRef.current?.scrollTop ?? 0) / rowHeight)
  return useSyncExternalStore(subscribe, read, () => 0)
}

/** The first row's index when scrolling last came to rest. */
function useRested(from: number): number {
  const [rested, setRested] = useState(from)
  useEffect(() => {
    const timer = setTimeout(() => setRested(from), rest)
    return () => clearTimeout(timer)
  }, [from])
  return rested
}

/**
 * Which of `total` rows to render, and into which of a fixed number of elements. While the list moves, elements keep
 * their places in the document (moving them costs layout); at rest they are put in reading order, for screen readers.
 * Browsers end an element at some 16 to 33 million px: good for 400,000 rows.
 */
export function useRowWindow(
  scrollerRef: RefObject<HTMLElement | null>,
  headRef: RefObject<HTMLElement | null>,
  total: number,
): RowWindow {
  const measures = useMeasures(scrollerRef, headRef)
  const first = useFirstRow(scrollerRef, measures.rowHeight)
  const slots = Math.ceil(measures.viewHeight / measures.rowHeight) + 2 * overscan
  const from = Math.max(0, Math.min(first - overscan, total - slots))
  const rested = useRested(from)
  const indices: number[] = []
  for (let place = 0; place < slots; place++) {
    const index = from + ((((rested + place - from) % slots) + slots) % slots)
    if (index < total) indices.push(index)
  }
  return { ...measures, indices, slotOf: (index) => index % slots }
}
