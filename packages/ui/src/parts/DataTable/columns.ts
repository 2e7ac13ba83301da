import type { ReactNode } from 'react'

/** A value to sort and filter by: text in German order, numbers by size; null stands last in both directions. */
export type SortValue = string | number | null

/** How a column's filter reads what is typed: part of a text, number or day with ranges, or one value of a few. */
export type FilterKind = 'text' | 'number' | 'day' | 'choice'

/** A column in a narrow box, where each row is two lines without heads above them. */
export interface NarrowColumn<Row> {
  /** Such columns come first, in this order: the first leads, the second stands opposite, the others follow beneath; 0: it is left out. */
  place: number
  /** It stands before both lines and counts for none of their places. */
  picture?: boolean
  /** Says without a head what it is; absent: the same content. */
  cell?: (row: Row) => ReactNode
}

/** One column. Keep `sortBy` and `filterBy` stable (module level or memo): values read from rows are kept per function. */
export interface Column<Row> {
  id: string
  title: string
  /** Least width in px; columns share the rest by `grow` (0: fixed). */
  width: number
  grow?: number
  /** Numbers stand at the end, in tabular figures. */
  align?: 'start' | 'end'
  /** A number with hyphens, say: on paper too it stays on one line. */
  whole?: boolean
  /** Absent: the column cannot be sorted. Days as `YYYY-MM-DD` sort as text. */
  sortBy?: (row: Row) => SortValue
  /** Absent: the column has no filter. */
  filter?: FilterKind
  /** The value that the filter reads; absent: the one to sort by. */
  filterBy?: (row: Row) => SortValue
  /** Not shown until it is chosen. */
  hidden?: boolean
  /** In a box too narrow for all columns it is left out, the lowest first, unless it was chosen; absent: it always stays. */
  leaves?: number
  /** Absent: it follows the columns that have this. */
  narrow?: NarrowColumn<Row>
  cell: (row: Row) => ReactNode
}

/** The sorted column and its direction. */
export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** The order after a click on a column's head: ascending, then descending, then ascending again. */
export function nextSort(current: Sort | undefined, column: string): Sort {
  const turned = current?.column === column && current.direction === 'ascending'
  return { column, direction: turned ? 'descending' : 'ascending' }
}
