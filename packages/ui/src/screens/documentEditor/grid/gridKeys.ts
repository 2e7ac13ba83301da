import { isBlank, type Row } from '@waldkerf/domain/office/editor/document'
import type { KeyboardEvent } from 'react'
import type { Cursor } from './cursor.ts'
import type { GridHandlers } from './useGrid.ts'

/** The grid as its keys find it, beside the cursor. */
export interface GridKeys {
  rows: readonly Row[]
  /** Key of the row in which something was typed last, since the cursor came into the grid. */
  typedIn: string | undefined
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** Whether the arrow leaves the cell: everything is selected, or the caret is at that end. */
function isAtEnd({ selectionStart, selectionEnd, value }: Control, end: 'start' | 'end'): boolean {
  const isAll = selectionStart === 0 && selectionEnd === value.length
  return isAll || (selectionStart === selectionEnd && selectionStart === (end === 'start' ? 0 : value.length))
}

const isText = (control: Control) => control instanceof HTMLTextAreaElement

/** Tab goes on. Behind a last row in which something was typed it adds another row, else it leaves the grid. */
function tab(back: boolean, { rows, typedIn }: GridKeys, cursor: Cursor, handlers: GridHandlers): boolean {
  if (handlers.step(back ? 'previous' : 'next')) return true
  const last = rows.at(-1)
  if (back || !last || last.key !== typedIn || isBlank(last)) return false
  handlers.add(cursor.key)
  return true
}

function enter(rows: readonly Row[], { key }: Cursor, handlers: GridHandlers): boolean {
  const last = rows.at(-1)
  if (!handlers.step('down') && last && !isBlank(last)) handlers.add(key)
  return true
}

const withAlt: Readonly<Record<string, (cursor: Cursor, handlers: GridHandlers) => void>> = {
  ArrowUp: ({ key }, handlers) => handlers.move(key, -1),
  ArrowDown: ({ key }, handlers) => handlers.move(key, 1),
  KeyG: ({ key }, handlers) => handlers.open({ key, field: 'erl_titel' }),
  KeyE: ({ key }, handlers) => handlers.open({ key, field: 'erl' }),
}

const withControl: Readonly<Record<string, (cursor: Cursor, handlers: GridHandlers) => void>> = {
  KeyD: ({ key }, handlers) => handlers.duplicate(key),
  Delete: ({ key }, handlers) => handlers.remove(key),
}

/**
 * The keys of the positions: Tab, Enter and arrows go through the cells like in a spreadsheet, Alt with arrows moves the
 * row, Ctrl+D doubles and Ctrl+Delete removes it. In a text of several lines Shift+Enter breaks the line.
 * @returns whether the key was the grid's
 */
export function pressKey(
  event: KeyboardEvent,
  grid: GridKeys,
  cursor: Cursor | undefined,
  handlers: GridHandlers,
): boolean {
  const control = event.target
  if (!cursor || !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return false
  if (control.dataset['field'] === undefined) return false
  const { altKey, shiftKey } = event
  if (altKey || event.ctrlKey || event.metaKey) {
    const run = (altKey ? withAlt : withControl)[event.code]
    run?.(cursor, handlers)
    return run !== undefined
  }
  switch (event.key) {
    case 'Tab':
      return tab(shiftKey, grid, cursor, handlers)
    case 'Enter':
      return !shiftKey && enter(grid.rows, cursor, handlers)
    case 'ArrowUp':
      return (!isText(control) || isAtEnd(control, 'start')) && handlers.step('up')
    case 'ArrowDown':
      return (!isText(control) || isAtEnd(control, 'end')) && handlers.step('down')
    case 'ArrowLeft':
      return !shiftKey && isAtEnd(control, 'start') && handlers.step('previous')
    case 'ArrowRight':
      return !shiftKey && isAtEnd(control, 'end') && handlers.step('next')
    default:
      return false
  }
}
