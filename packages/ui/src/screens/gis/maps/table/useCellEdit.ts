import { useCallback, useState } from 'react'
import { type EditableMapColumn, mapFields } from '@waldkerf/domain/maps/mapValues'

/** Columns whose few values repeat: those of other maps are offered. */
export const repeated = ['typ', 'status', 'client_status'] as const

export const isRepeated = (column: string): column is (typeof repeated)[number] =>
  repeated.some((one) => one === column)

/** A cell of the table that is being changed. */
export interface OpenCell {
  id: number
  column: EditableMapColumn
  element: HTMLElement
}

/** The stored column behind one of the table's; undefined where it is not changed by hand. */
export function editableColumn(id: string): EditableMapColumn | undefined {
  return id === 'georef' ? 'georef_typ' : mapFields.find(({ column }) => column === id)?.column
}

/** Which cell is open: one at a time. */
export function useCellEdit() {
  const [open, setOpen] = useState<OpenCell>()
  /** @param columnId of the table; nothing happens for one that is not changed here */
  const start = useCallback((id: number, columnId: string, element: HTMLElement) => {
    const column = editableColumn(columnId)
    if (column) setOpen({ id, column, element })
  }, [])
  return { open, start, end: () => setOpen(undefined) }
}

export type CellEdit = ReturnType<typeof useCellEdit>
