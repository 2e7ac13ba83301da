import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Entries } from '../reports.styles.ts'

/** So many rows come and go together. */
const together = 40
/** Rows around the view that are ready, in px. */
const ahead = '1000px'
/** About a row's height in px, as long as nobody has seen it. */
const about = 91

export interface LongEntriesProps<T> {
  rows: readonly T[]
  rowKey: (row: T) => number
  entry: (row: T) => ReactNode
}

/** Rows of different heights, thousands of them, in the page's own scroll: those far from the view leave their room alone. */
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
  /** Made when they are near alone. */
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
          // The focus is not taken from whoever scrolls on with the wheel.
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
