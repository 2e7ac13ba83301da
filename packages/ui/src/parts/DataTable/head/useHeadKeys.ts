import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { Column } from '../columns.ts'

/** Actions at a column's head, by pointer and keyboard alike. */
export interface HeadActions {
  /** `joins`: beside the columns sorted by already. */
  sort: (column: string, joins: boolean) => void
  /** To the next place before (−1) or after (1). */
  move: (column: string, by: number) => void
  /** Sets the width in px; before `done` it is only shown. */
  resize: (column: string, width: number, done: boolean) => void
  /** As wide as its content in view. */
  fit: (column: string) => void
  /** Down to the rows. */
  leave: () => void
}

/** How far an arrow key moves a column's edge, px. */
const step = 16
const directions: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

const headCell = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null

function focusNeighbour(cell: HTMLElement, direction: number) {
  const row = cell.parentElement
  const heads = [...(row?.querySelectorAll<HTMLElement>('.sort') ?? [])]
  const at = heads.findIndex((head) => cell.contains(head))
  heads[at + direction]?.focus()
}

/** Keys at the heads: arrows go on, with Shift they set the width, with Ctrl and Shift they move the column. */
export function useHeadKeys<Row>(columns: readonly Column<Row>[], actions: HeadActions) {
  const [last, setLast] = useState<string>()
  const sortable = columns.filter(({ sortBy }) => sortBy)
  const stop = sortable.find(({ id }) => id === last)?.id ?? sortable[0]?.id

  const onFocus = ({ target }: FocusEvent) => setLast(headCell(target)?.dataset['column'] ?? last)
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = headCell(event.target)
    const id = cell?.dataset['column']
    const direction = directions[event.key]
    if (!cell || id === undefined || (direction === undefined && event.key !== 'ArrowDown')) return
    event.preventDefault()
    if (direction === undefined) actions.leave()
    else if (event.shiftKey && (event.ctrlKey || event.metaKey)) actions.move(id, direction)
    else if (event.shiftKey) actions.resize(id, cell.offsetWidth + direction * step, true)
    else focusNeighbour(cell, direction)
  }
  return { stop, onFocus, onKeyDown }
}
