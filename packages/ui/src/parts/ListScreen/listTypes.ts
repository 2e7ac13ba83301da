import type { Column } from '../DataTable/DataTable.tsx'
import type { Loadable } from '../Loadable/Loadable.tsx'

/** A list's texts for its own kind of rows. */
export interface ListWords {
  title: string
  /** The primary action. */
  create: string
  loading: string
  failed: string
  /** There are no rows at all. */
  empty: { title: string; text: string }
  /** There are, and the filter leaves none. */
  nothingFits: { title: string; text: string }
  /** How many there are, where '12 von 60' is not said of what the table shows. */
  counted?: string
}

/** The rows of a list and what the filter leaves of them. */
export interface List<Row> {
  state: Loadable<readonly Row[]>
  /** All there are, as they came. */
  all: readonly Row[]
  /** Those that fit, in order. */
  rows: readonly Row[]
  columns: readonly Column<Row>[]
}
