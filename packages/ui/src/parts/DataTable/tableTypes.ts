import type { ReactNode } from 'react'
import type { Loadable } from '../Loadable/Loadable.tsx'
import type { Column, Sort } from './columns.ts'
import type { LayoutPersistence } from './layout/useTableLayout.ts'

/** Identifies a row for good, whatever its place. */
export type RowKey = string | number

/** Marks on rows and what happens to them; `onSelect` (click, Enter) makes rows selectable. */
export interface TableSelection {
  selected?: RowKey
  /** Shown as if the pointer were on it, for instance while it is on the same thing elsewhere. */
  highlighted?: RowKey
  onSelect?: (key: RowKey) => void
  onHighlight?: (key: RowKey | undefined) => void
}

/** Sorting held by the caller, who hands in the rows in order (`sortRows`) because others need that order too. */
export interface TableSorting {
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  /** Orders that no column has: where heads have no room, they stand with the columns to sort by. */
  orders?: readonly Order[] | undefined
}

/** An order of its own, which is never turned around. */
export interface Order {
  id: string
  title: string
}

/** Several rows picked for what is done to all of them. */
export interface TablePicking {
  picked: ReadonlySet<RowKey>
  onPick: (keys: ReadonlySet<RowKey>) => void
  /** Buttons for the picked rows: they rise from below while any is picked. */
  actions?: ReactNode
  /** A change of them is under way, and is told elsewhere: nothing else can be begun. */
  isUnderWay?: boolean
  /** Told of the bar that they rise in, as long as it is seen; keep it stable. */
  onBar?: ((bar: HTMLElement | null) => void) | undefined
}

/** The rows and columns in view, for exports and for parts that follow the table's order. */
export interface ShownRows<Row> {
  columns: readonly Column<Row>[]
  /** Made when it is asked for. */
  rows: () => readonly Row[]
  count: number
  /** The picked rows, also those that are not in view; undefined where none is picked. */
  picked: readonly Row[] | undefined
}

/** A line of sums: content by column id. */
export type Totals = Readonly<Record<string, ReactNode>>

/** A table's features beyond rows in order; each is off unless named. */
export interface TableFeatures<Row> {
  /** All rows there are, also those that the caller leaves out; absent: all are handed in. */
  allRows?: readonly Row[]
  picking?: TablePicking
  /** It scrolls with the page, as long as its rows: the first ones, the others at a press. */
  grows?: boolean
  /** A bar over the table: how many rows there are, filters per column, choice and order of columns. */
  tools?: boolean
  /** The filter in words: it stands over the table on paper, where no field shows it. */
  note?: string
  /** How many rows there are in all, where the caller has only some of them; paper says so. */
  total?: number
  /** The number of rows stands somewhere else on the page: that bar says it only where filters of columns change it. */
  isCounted?: boolean
  /** In that bar, in place of the number of rows. */
  head?: ReactNode
  /** Stands in that bar too, for instance an ExportMenu. */
  extraTools?: (shown: ShownRows<Row>) => ReactNode
  /** F2 on a cell: it is to be changed where it stands. `cell` is its element while its row is in view. */
  onEdit?: (key: RowKey, column: string, cell: HTMLElement) => void
  keep?: LayoutPersistence
  /** Loading state: without data in place of the rows, else a note on missing rows at the foot. Absent: all are there. */
  state?: Loadable<unknown>
  /**
   * A last line that stays, or several that add up: content by column id, of the rows shown.
   * @param word for a sum; of a table that grows it says that it is the sum of all while only the first rows stand there
   */
  totals?: (rows: readonly Row[], word: string) => Totals | readonly Totals[]
}

export interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string
  /** All columns there are, in their first order. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  selection?: TableSelection
  /** Absent: the table sorts by itself, also by several columns. */
  sorting?: TableSorting
  /** Shown in place of rows when there are none. */
  empty?: ReactNode
  features?: TableFeatures<Row>
}
