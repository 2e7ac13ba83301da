import type { ReactNode } from 'react'

/** What a table sorts by: text in German order, numbers by size; null stands last in both directions. */
export type SortValue = string | number | null

/** One column. Keep the list of columns stable (module level or memo): sorted orders are kept per column object. */
export interface Column<Row> {
  id: string
  title: string
  /** Least width in px; what is left over is shared by `grow` (0: fixed). */
  width: number
  grow?: number
  /** Numbers stand at the end, in tabular figures. */
  align?: 'start' | 'end'
  /** Absent: the column cannot be sorted. Days as `YYYY-MM-DD` sort as text. */
  sortBy?: (row: Row) => SortValue
  cell: (row: Row) => ReactNode
}

/** The sorted column and its direction. */
export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** What a click on a column's head asks for: ascending, then descending, then ascending again. */
export function nextSort(current: Sort | undefined, column: string): Sort {
  const turned = current?.column === column && current.direction === 'ascending'
  return { column, direction: turned ? 'descending' : 'ascending' }
}

/** @returns the tracks of a CSS grid, and the least width in px at which all columns fit. */
export function gridTracks<Row>(columns: readonly Column<Row>[]): { tracks: string; leastWidth: number } {
  return {
    tracks: columns.map(({ width, grow = 1 }) => (grow ? `minmax(${width}px, ${grow}fr)` : `${width}px`)).join(' '),
    leastWidth: columns.reduce((sum, { width }) => sum + width, 0),
  }
}
