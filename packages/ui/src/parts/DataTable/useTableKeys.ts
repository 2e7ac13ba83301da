import type { KeyboardEvent, MouseEvent } from 'react'
import { moved } from './cursor/moves.ts'
import type { DataTableProps } from './tableTypes.ts'
import { roomFor } from './grid/TableBody.tsx'
import type { Table } from './useTable.ts'
import { useLanguage } from '@waldkerf/ui/i18n/Language'

/** Ctrl+C copies rows or a cell for spreadsheets. Marked text is left to the browser. */
function useCopy<Row>(table: Table<Row>) {
  const language = useLanguage()
  /** @returns whether the key was the one that copies. */
  return ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    if (key.toLowerCase() !== 'c' || !(ctrlKey || metaKey) || getSelection()?.type === 'Range') return false
    void import('./copy/copyRows.ts').then(({ copyRows }) => copyRows(table, language))
    return true
  }
}

/** The place of the row an event happened in. */
function placeAt({ target }: { target: EventTarget }): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset['index']) : undefined
}

/** A control inside a cell, such as a button, handles its clicks itself. */
const isOwnControl = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest('.body :is(a, button, select, input:not(.pick > input))') !== null

/** Effects of keys and pointer on the rows. */
export function useTableKeys<Row>(table: Table<Row>, { selection = {}, features = {} }: DataTableProps<Row>) {
  const { shown, measures, cells, picking, keyAt } = table
  const { cursor, moveTo, goTo } = table.cursor
  const copy = useCopy(table)
  const open = (place: number) => {
    const key = keyAt(place)
    if (key !== undefined) selection.onSelect?.(key)
  }

  /** @returns whether the key was for it */
  const edit = ({ key, currentTarget }: KeyboardEvent): boolean => {
    const column = cursor.column === undefined ? undefined : cells[cursor.column]
    const cell = currentTarget.querySelector<HTMLElement>('td[data-cursor]')
    const rowKey = keyAt(cursor.row)
    if (key !== 'F2' || !features.onEdit || !column || !cell || rowKey === undefined) return false
    features.onEdit(rowKey, column.id, cell)
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey || shown.count === 0) return
    const ctrl = event.ctrlKey || event.metaKey
    const page = Math.max(1, Math.floor(roomFor(measures) / measures.rowHeight) - 1)
    const next = moved(event.key, ctrl, cursor, { rows: shown.count, columns: cells.length, page })
    const opens = !ctrl && (event.key === 'Enter' || (event.key === ' ' && !features.picking))
    // Entered by Tab it stands on no row yet: what is pressed first means the first one.
    const row = Math.max(0, cursor.row)
    const enters = cursor.row < 0 && !ctrl && (event.key === ' ' || event.key === 'Enter')
    if (enters) goTo({ row, column: undefined })
    if (next) {
      picking.onMove(event, cursor.row, next.row)
      goTo(next)
    } else if (opens) open(row)
    else if (!edit(event) && !picking.onKey(event, enters ? row : cursor.row) && !copy(event)) return
    event.preventDefault()
  }

  const onClick = (event: MouseEvent) => {
    const place = placeAt(event)
    if (place === undefined || isOwnControl(event)) return
    moveTo({ row: place, column: undefined })
    if (!picking.onClick(event, place)) open(place)
  }

  /** Shift would mark text from one row to another. */
  const onMouseDown = (event: MouseEvent) => {
    if (event.shiftKey && features.picking && placeAt(event) !== undefined) event.preventDefault()
  }

  const onMouseOver = (event: MouseEvent) => {
    const place = placeAt(event)
    selection.onHighlight?.(place === undefined ? undefined : keyAt(place))
  }
  return {
    onKeyDown,
    onClick,
    onMouseDown,
    onMouseOver: selection.onHighlight && onMouseOver,
    onMouseLeave: selection.onHighlight && (() => selection.onHighlight?.(undefined)),
  }
}
