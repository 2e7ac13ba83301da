import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Entries } from '../reports.styles.ts'

/** So many rows are mounted and unmounted together. */
const together = 40
/** Rows around the view that are ready, in px. */
const ahead = '1000px'
/** Estimated height of a row in px, until it was mounted. */
const about = 91

export interface LongEntriesProps<T> {
  rows: readonly T[]
  rowKey: (row: T) => number
  entry: (row: T) => ReactNode
}

/** Thousands of rows of different heights in the page's own scroll: far from the view only their height is kept. */
export function LongEntries<T>({ rows, rowKey, entry }: LongEntriesProps<T>) {
  const parts = Array.from({ length: Math.ceil(rows.length / together) }, (_, place) =>
    rows.slice(place * together, (place + 1) * together),
  )
  return parts.map((part, place) => (
    <Part key={part[0] && rowKey(part[0])} count={part.length} isFirst={place === 0}>
      {() => part.map(entry)}
    </Part>
  ))
}

interface PartProps {
  count: number
  isFirst: boolean
  /** Called only when the rows are near the view. */
  children: () => ReactNode
}

function Part({ count, isFirst, children }: PartProps) {
  const box = useRef<HTMLUListElement>(null)
  const [isNear, setNear] = useState(isFirst)
  const [height, setHeight] = useState(count * about)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        if (!entry.isIntersecting) {
          // A part with the focus stays mounted, so that scrolling by wheel does not lose it.
          if (element.contains(document.activeElement)) return
          if (element.childElementCount > 0) setHeight(element.offsetHeight)
        }
        setNear(entry.isIntersecting)
      },
      { rootMargin: ahead },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <Entries ref={box} data-part style={isNear ? undefined : { height }}>
      {isNear && children()}
    </Entries>
  )
}
