import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Rows kept ready ahead of a movement and behind it. Few do: the window stays in view until its rows are new. */
const ready = { ahead: 6, behind: 2 }
/** The window moves by so many rows at a time: slow scrolling renders seldom. */
const stride = 2
/** After this rest (ms) the rows' order in the document follows their order on the screen again. */
const rest = 150

/** The rows that exist as elements just now. */
export interface RowWindow {
  /** Index of the window's first row. */
  from: number
  /** How many rows it has. */
  count: number
  /** Index of each existing row, in the order of the document. */
  indices: readonly number[]
  /** The element a row lives in: elements stay, rows move through them. */
  slotOf: (index: number) => number
}

interface Wish {
  total: number
  rowHeight: number
  /** Height in px in which rows are seen. */
  room: number
}

/** How many rows the window has room for. */
const slotsFor = ({ rowHeight, room }: Wish) => Math.ceil(room / rowHeight) + 1 + ready.ahead + ready.behind + stride

/** The window's first row. As an external store it renders within the scroll event's own frame. */
function useFrom(scrollerRef: RefObject<HTMLElement | null>, wish: Wish): number {
  const { total, rowHeight } = wish
  const last = useRef({ top: 0, upwards: false })
  const subscribe = useCallback(
    (changed: () => void) => {
      const box = scrollerRef.current
      const onScroll = () => {
        const top = box?.scrollTop ?? 0
        last.current = { top, upwards: top < last.current.top }
        changed()
      }
      box?.addEventListener('scroll', onScroll, { passive: true })
      return () => box?.removeEventListener('scroll', onScroll)
    },
    [scrollerRef],
  )
  const slots = slotsFor(wish)
  const read = () => {
    const { top, upwards } = last.current
    const from = Math.floor(top / rowHeight) - (upwards ? ready.ahead : ready.behind)
    return Math.max(0, Math.min(Math.floor(from / stride) * stride, total - slots))
  }
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
 * Browsers end an element at some 33 million px: good for 800,000 rows.
 */
export function useRowWindow(scrollerRef: RefObject<HTMLElement | null>, wish: Wish): RowWindow {
  const from = useFrom(scrollerRef, wish)
  const rested = useRested(from)
  const slots = slotsFor(wish)
  const indices: number[] = []
  for (let place = 0; place < slots; place++) {
    const index = from + ((((rested + place - from) % slots) + slots) % slots)
    if (index < wish.total) indices.push(index)
  }
  return { from, count: indices.length, indices, slotOf: (index) => index % slots }
}
