import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Sizes in px of what a table consists of. */
export interface Measures {
  rowHeight: number
  /** The scrolling box, without its scroll bars. */
  width: number
  height: number
  head: number
  foot: number
  /** Whether these are the real sizes. */
  measured: boolean
}

/** Guessed until the first measuring, which comes before the first paint. */
const guess: Measures = { rowHeight: 40, width: 0, height: 900, head: 40, foot: 0, measured: false }

const keys = Object.keys(guess) as (keyof Measures)[]

/** Heights of hidden elements are 0; then the last ones hold. */
function measure(box: HTMLElement, table: HTMLTableElement, last: Measures): Measures {
  const rowHeight = Number.parseFloat(getComputedStyle(table).getPropertyValue('--row'))
  const next = {
    rowHeight: rowHeight || last.rowHeight,
    width: box.clientWidth || last.width,
    height: box.clientHeight || last.height,
    head: table.tHead?.offsetHeight ?? 0,
    foot: table.tFoot?.offsetHeight ?? 0,
    measured: true,
  }
  return keys.every((key) => next[key] === last[key]) ? last : next
}

/** Measures when something has changed its size, never while rows scroll. */
export function useMeasures(
  boxRef: RefObject<HTMLElement | null>,
  tableRef: RefObject<HTMLTableElement | null>,
): Measures {
  const [measures, setMeasures] = useState(guess)
  useLayoutEffect(() => {
    const [box, table] = [boxRef.current, tableRef.current]
    if (!box || !table) return undefined
    const onSize = () => setMeasures((last) => measure(box, table, last))
    // First told after the layout, before the paint: asked for right now, the whole page would be laid out once more.
    const observer = new ResizeObserver(() => flushSync(onSize))
    // The table's own height follows its head's and foot's.
    for (const element of [box, table]) observer.observe(element)
    return () => observer.disconnect()
  }, [boxRef, tableRef])
  return measures
}
