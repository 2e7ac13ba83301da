import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** So many rows go onto paper, some 50 pages; for more there are files. */
export const printedRows = 2_000

/** Rows kept ready ahead of a movement and behind it. Few do: the window stays in view until its rows are new. */
const ready = { ahead: 6, behind: 2 }
/** In jumps further than the view spare rows would be useless, so each frame makes only the visible ones. */
const noneReady = { ahead: 0, behind: 0 }
/** The window moves by so many rows at a time: slow scrolling rarely renders. */
const stride = 2
/** After this rest (ms) the order of the rows' elements follows their order on the screen again. */
const rest = 150
/** The first rows come so many in the first frame, and so many times as many in each that follows: made all at once they would hold the page up. */
const begun = 8
const growth = 3

/** The rows that exist as elements just now. */
export interface RowWindow {
  /** Index of the window's first row. */
  from: number
  /** How many rows it has. */
  count: number
  /** Index of each existing row, in the order of the elements. */
  indices: readonly number[]
  /** The element a row lives in: elements stay, rows move through them. */
  rowSlot: (index: number) => number
}

interface Wish {
  total: number
  rowHeight: number
  /** Height in px in which rows are seen. */
  room: number
}

/** All of the first `count` rows at once. */
export const firstRows = (count: number): RowWindow => ({
  from: 0,
  count,
  indices: Array.from({ length: count }, (_, index) => index),
  rowSlot: (index) => index,
})

/** Where the window begins, how many rows it has room for, and how many of them stand there by now. */
interface Place {
  from: number
  slots: number
  made: number
}

interface Motion {
  top: number
  /** px of the last movement. */
  by: number
  /** At most so many rows. */
  most: number
}

function windowPlace({ total, rowHeight, room }: Wish, { top, by, most }: Motion): Place {
  const { ahead, behind } = Math.abs(by) > room ? noneReady : ready
  const slots = Math.ceil(room / rowHeight) + 1 + ahead + behind + stride
  const wanted = Math.floor(top / rowHeight) - (by < 0 ? ahead : behind)
  const from = Math.max(0, Math.min(Math.floor(wanted / stride) * stride, total - slots))
  return { from, slots, made: Math.min(slots, total - from, most) }
}

const isSame = (one: Place, other: Place) =>
  one.from === other.from && one.slots === other.slots && one.made === other.made

/** The window's place. As an external store it renders within the scroll event's own frame. */
function usePlace(scrollerRef: RefObject<HTMLElement | null>, wish: Wish): Place {
  // At first as after a leap: what is seen comes at once, the rest when there is time.
  const motion = useRef<Motion>({ top: 0, by: Infinity, most: begun })
  const held = useRef<Place>(undefined)
  const subscribe = useCallback(
    (changed: () => void) => {
      const box = scrollerRef.current
      let timer = 0
      let frame = 0
      const move = (by: number) => {
        motion.current = { ...motion.current, top: motion.current.top + by, by }
        changed()
      }
      const fill = () => {
        const { most } = motion.current
        if (held.current?.made !== most) {
          motion.current.most = Infinity
          return
        }
        frame = requestAnimationFrame(() => {
          motion.current.most = most * growth
          changed()
          fill()
        })
      }
      const settle = () => {
        clearTimeout(timer)
        timer = window.setTimeout(move, rest, 0)
      }
      const onScroll = () => {
        // Whoever scrolls already sees all rows at once.
        cancelAnimationFrame(frame)
        motion.current.most = Infinity
        move((box?.scrollTop ?? 0) - motion.current.top)
        settle()
      }
      settle()
      fill()
      box?.addEventListener('scroll', onScroll, { passive: true })
      return () => {
        clearTimeout(timer)
        cancelAnimationFrame(frame)
        box?.removeEventListener('scroll', onScroll)
      }
    },
    [scrollerRef],
  )
  const read = () => {
    const place = windowPlace(wish, motion.current)
    if (!held.current || !isSame(held.current, place)) held.current = place
    return held.current
  }
  return useSyncExternalStore(subscribe, read)
}

/** The first row's index when scrolling last came to rest. */
function useRested(from: number): number {
  const [rested, setRested] = useState(from)
  useEffect(() => {
    if (from === rested) return undefined
    const timer = setTimeout(() => setRested(from), rest)
    return () => clearTimeout(timer)
  }, [from, rested])
  return rested
}

/**
 * Which of `total` rows to render, and into which of a fixed number of elements. While the list moves, elements keep
 * their places in the document (moving them costs layout); at rest they are put in reading order, for screen readers.
 * Browsers end an element at some 33 million px: good for 800,000 rows.
 */
export function useRowWindow(scrollerRef: RefObject<HTMLElement | null>, wish: Wish): RowWindow {
  const { from, slots, made } = usePlace(scrollerRef, wish)
  const rested = useRested(from)
  const indices: number[] = []
  for (let place = 0; place < slots; place++) {
    const index = from + ((((rested + place - from) % slots) + slots) % slots)
    if (index < from + made) indices.push(index)
  }
  return { from, count: indices.length, indices, rowSlot: (index) => index % slots }
}
