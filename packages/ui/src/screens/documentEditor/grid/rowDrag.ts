import type { PointerEvent } from 'react'

/** A press becomes a drag beyond this, in px. */
const threshold = 4

/** Those that are mounted: rows far from the view are not. */
const gridRows = (grid: Element) => [...grid.querySelectorAll<HTMLElement>('[data-key]')]

/** A row's place in the document, from 0; its heading is the first line of the grid. */
const rowPlace = (row: HTMLElement) => Number(row.ariaRowIndex) - 2

/** Where a row would come to stand if it were let go here. */
function placeAt(rows: readonly HTMLElement[], from: number, y: number): number {
  const below = rows.find((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y < top + height / 2
  })
  const last = rows.at(-1)
  const gap = below ? rowPlace(below) : last ? rowPlace(last) + 1 : 0
  return gap > from ? gap - 1 : gap
}

function mark(rows: readonly HTMLElement[], from: number, to: number | undefined) {
  rows.forEach((row) => {
    const at = rowPlace(row)
    row.toggleAttribute('data-dragged', to !== undefined && at === from)
    if (at === to && to !== from) row.dataset['drop'] = to < from ? 'before' : 'after'
    else delete row.dataset['drop']
  })
}

/**
 * Drags a row by its handle to another place; Escape leaves it where it was. Marks are put on the elements themselves, so
 * that a thousand rows need not be rendered with every move. Alt with arrows does the same by keyboard.
 */
export function beginDrag(event: PointerEvent, from: number, onDrop: (to: number) => void) {
  const grid = event.currentTarget.closest('[role="grid"]')
  if (event.button !== 0 || !grid) return
  event.preventDefault()
  const end = new AbortController()
  const { signal } = end
  const startY = event.clientY
  let to: number | undefined
  const stop = () => {
    end.abort()
    mark(gridRows(grid), from, undefined)
  }
  addEventListener(
    'pointermove',
    ({ clientY }) => {
      if (to === undefined && Math.abs(clientY - startY) < threshold) return
      const rows = gridRows(grid)
      to = placeAt(rows, from, clientY)
      mark(rows, from, to)
      rows.find((row) => rowPlace(row) === to)?.scrollIntoView({ block: 'nearest' })
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    () => {
      stop()
      if (to !== undefined && to !== from) onDrop(to)
    },
    { signal },
  )
  addEventListener('pointercancel', stop, { signal })
  addEventListener(
    'keydown',
    (press) => {
      if (press.key === 'Escape') stop()
    },
    { signal },
  )
}
