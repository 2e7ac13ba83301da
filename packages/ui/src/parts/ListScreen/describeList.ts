import type { FilterValues, ListFilter, Parts } from '@waldkerf/domain/filter/defineFilter'
import type { Filtered } from '@waldkerf/domain/filter/filtered'
import { useMemo } from 'react'
import { readableSort, type RowKey, type Sort } from '../DataTable/DataTable.tsx'
import type { Loadable } from '../Loadable/Loadable.tsx'
import { type ListColumn, useListColumns } from './listColumns.tsx'
import { type FilterWords, useFilterNote } from '../FilterBar/ListFilter.tsx'
import { useList } from './useList.ts'

/** A list that is narrowed, shared as an address, saved as a view, shown as a table and written to files. */
export interface ListDescription<
  Row,
  P extends Parts<Row>,
  Id extends string,
  Title extends string = never,
  Context = void,
> {
  /** Under which views and the table's settings are kept. */
  name: string
  /** Its parts with their names in the address, and what they ask of a row. */
  filter: ListFilter<Row, P>
  rowKey: (row: Row) => RowKey
  /** In the table's order. @param context what cells need beside the row, the same object as long as it says the same */
  columns: (context: Context) => readonly ListColumn<Row, Id, Title>[]
  /** Absent: in the order in which the data service answers. */
  usual?: { column: NoInfer<Id>; direction: Sort['direction'] }
  /** In the address, beside filter and order: what leads to the list, and the name of a row that opens. */
  address?: { fixed: Readonly<Record<string, string>>; selected?: string }
}

/** Says a list once: predicate, address, saved views, bar, words, table and files follow. */
export const describeList = <
  Row,
  P extends Parts<Row>,
  Id extends string,
  Title extends string = never,
  Context = void,
>(
  list: ListDescription<Row, P, Id, Title, Context>,
) => list

export interface DescribedListInput<Row, P, Id extends string, Title extends string, Context> {
  state: Loadable<readonly Row[]>
  filter: FilterValues<P>
  sort: Sort | undefined
  /** Of the columns. */
  titles: Readonly<Record<NoInfer<Id> | NoInfer<Title>, string>>
  words: FilterWords<P>
  context: Context
  /** Where a list narrows by more than its parts; a function that stays the same. */
  narrow?: (rows: readonly Row[], filter: FilterValues<P>) => Filtered<Row>
}

/** The rows that fit, in order, with all that ListScreen, ListFilter and ListTable show of them. */
export function useDescribedList<Row, P extends Parts<Row>, Id extends string, Title extends string, Context>(
  description: ListDescription<Row, P, Id, Title, Context>,
  { state, filter, sort: asked, titles, words, context, narrow }: DescribedListInput<Row, P, Id, Title, Context>,
) {
  const { name, rowKey, columns: describe, filter: parts, usual } = description
  const described = useMemo(() => describe(context), [describe, context])
  const { columns, exported } = useListColumns(described, titles)
  // Another view of the list, or an old address, may have been in order of a column that is not there.
  const sort = readableSort(columns, asked, usual)
  const list = useList({ state, filter, sort, columns, narrow: narrow ?? parts.narrow })
  const note = useFilterNote(parts, words, filter).all
  return { ...list, sort, shape: { name, rowKey, exported, note } }
}
