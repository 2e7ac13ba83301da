import { useDeferredValue, useMemo } from 'react'
import { type Column, type Sort, sortRows } from '../DataTable/DataTable.tsx'
import { type Loadable, shown } from '../Loadable/Loadable.tsx'
import type { List } from './listTypes.ts'

/** A filter's answer. */
export interface Narrowed<Row> {
  rows: readonly Row[]
  /** Per value of its chips: how many rows there would be if only it were chosen. */
  counts: ReadonlyMap<string, number>
}

export interface ListInput<Row, Filter> {
  state: Loadable<readonly Row[]>
  filter: Filter
  /** Absent: in the order in which they came. */
  sort: Sort | undefined
  columns: readonly Column<Row>[]
  /** A function that stays the same. The order of the rows stays. */
  narrow: (rows: readonly Row[], filter: Filter) => Narrowed<Row>
}

const nothing: readonly never[] = []

/** Filter, table and exports share these rows: those that fit, in order. Typing does not wait for them. */
export function useList<Row, Filter>({ state, filter, sort, columns, narrow }: ListInput<Row, Filter>) {
  const all: readonly Row[] = shown(state) ?? nothing
  const late = useDeferredValue(filter)
  const { rows, counts } = useMemo(() => narrow(all, late), [narrow, all, late])
  const sorted = useMemo(() => (sort ? sortRows(rows, columns, sort) : rows), [rows, columns, sort])
  return { state, all, rows: sorted, columns, counts } satisfies List<Row> & Pick<Narrowed<Row>, 'counts'>
}
