import type { Row } from '@waldkerf/domain/office/editor/document'
import { useEffect, useRef, useState } from 'react'

/** Neighbouring rows that are mounted together; the same object while none of them changes or moves. */
export interface RowsOfChunk {
  /** Stays while rows come and go around it, so that nobody loses the field with the focus. */
  id: number
  /** The place of the first row, from 0. */
  from: number
  rows: readonly Row[]
}

/** New rows fill a chunk up to here; one that rows were added to may have twice as many. */
const chunkSize = 10

interface Draft {
  id: number
  room: number
  rows: Row[]
}

/** Divides a document's rows into chunks, each time with as few changes as possible. */
export function createChunks() {
  let chunks: readonly RowsOfChunk[] = []
  let lastId = 0
  return (rows: readonly Row[]): readonly RowsOfChunk[] => {
    chunks = keptAlike(chunks, rows) ?? divided(chunks, rows, () => (lastId += 1))
    return chunks
  }
}

/** The same chunks, where no row has come, gone or moved: a key changes the one of its row. */
function keptAlike(chunks: readonly RowsOfChunk[], rows: readonly Row[]): readonly RowsOfChunk[] | undefined {
  const before = chunks.at(-1)
  if (!before || before.from + before.rows.length !== rows.length) return undefined
  const isAlike = chunks.every((chunk) => chunk.rows.every(({ key }, at) => rows[chunk.from + at]?.key === key))
  return isAlike
    ? chunks.map((chunk) => kept(chunk, chunk.from, rows.slice(chunk.from, chunk.from + chunk.rows.length)))
    : undefined
}

function kept(before: RowsOfChunk | undefined, from: number, rows: readonly Row[], id = before?.id ?? 0): RowsOfChunk {
  const isSame =
    before?.from === from && before.rows.length === rows.length && rows.every((row, at) => row === before.rows[at])
  return isSame ? before : { id, from, rows }
}

function divided(before: readonly RowsOfChunk[], rows: readonly Row[], nextId: () => number): readonly RowsOfChunk[] {
  const owners = new Map(before.flatMap((chunk) => chunk.rows.map(({ key }) => [key, chunk.id] as const)))
  const owner = (at: number) => owners.get(rows[at]?.key ?? '')
  const counts = Map.groupBy(rows, ({ key }) => owners.get(key))
  const begun = new Set<number>()
  const drafts: Draft[] = []
  rows.forEach((row, at) => {
    const own = owner(at)
    const last = drafts.at(-1)
    // A row that was moved stays with those around it; its chunk begins where the others are.
    const isAmongOwn = own === owner(at + 1) || own === owner(at + 2) || counts.get(own)?.length === 1
    const begins = own !== undefined && !begun.has(own) && isAmongOwn
    const hasRoom = last && last.rows.length < last.room
    if (hasRoom && !begins) return last.rows.push(row)
    const id = begins ? own : nextId()
    begun.add(id)
    const isCrowded = (counts.get(own)?.length ?? 0) >= 2 * chunkSize
    return drafts.push({ id, room: begins && !isCrowded ? 2 * chunkSize : chunkSize, rows: [row] })
  })
  const known = new Map(before.map((chunk) => [chunk.id, chunk]))
  let from = 0
  return drafts.map(({ id, rows: own }) => {
    const chunk = kept(known.get(id), from, own, id)
    from += own.length
    return chunk
  })
}

/** Whether a part of a long list is so near to the view that it is mounted, and how high it was when last seen, in px. */
interface Nearness {
  isNear: boolean
  height: number
}

/** Tells an element how near it is, until it is called off. */
export type WatchNearness = (element: Element, tell: (seen: Nearness) => void) => () => void

/** Rows are mounted this far beyond the view, so that a turn of the wheel shows no gap. */
const margin = '480px 0px'

/** The element that scrolls the list; null: the page itself. */
function scroller(element: Element): Element | null {
  const { parentElement } = element
  if (!parentElement || parentElement === document.body) return null
  return /auto|scroll/.test(getComputedStyle(parentElement).overflowY) ? parentElement : scroller(parentElement)
}

/** One observer for all parts of a list. */
export function createNearness(): WatchNearness {
  const listeners = new WeakMap<Element, (seen: Nearness) => void>()
  let observer: IntersectionObserver | undefined
  const hear = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      listeners.get(target)?.({ isNear: isIntersecting, height: boundingClientRect.height })
  }
  return (element, tell) => {
    // Known only once the list is in the page.
    observer ??= new IntersectionObserver(hear, { root: scroller(element), rootMargin: margin })
    listeners.set(element, tell)
    observer.observe(element)
    return () => observer?.unobserve(element)
  }
}

/**
 * How near an element is, for its ref.
 * @param watch absent: all of the list is wanted, as on paper
 */
export function useNearness(watch: WatchNearness | undefined, begin: () => Nearness) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(begin)
  useEffect(() => {
    const element = place.current
    if (!element || !watch) return undefined
    return watch(element, (next) => setSeen((now) => (now.isNear === next.isNear ? now : next)))
  }, [watch])
  return { place, isNear: watch === undefined || seen.isNear, height: seen.height }
}
