import { type MouseEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { type Column, gridTracks, type Sort } from './columns.ts'
import { EmptyPlace, Grid, TableBox } from './DataTable.styles.ts'
import { sortRows } from './order.ts'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { useCursor } from './useCursor.ts'
import { useRowWindow } from './useRowWindow.ts'

// What callers need beside the component: the shape of columns, and the order for `sorting`.
export type { Column, Sort } from './columns.ts'
export { sortRows } from './order.ts'

/** What identifies a row for good. */
export type RowKey = string | number

/** Marks on rows and what happens to them; `onSelect` (click, Enter, Space) makes rows selectable. */
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
}

export interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  selection?: TableSelection
  /** Absent: the table sorts by itself. */
  sorting?: TableSorting
  /** Shown in place of rows when there are none. */
  empty?: ReactNode
}

function useSortedRows<Row>({ rows, columns, sorting }: DataTableProps<Row>) {
  const [ownSort, setOwnSort] = useState<Sort>()
  const sorted = useMemo(() => (sorting ? rows : sortRows(rows, columns, ownSort)), [rows, columns, ownSort, sorting])
  return { sorted, sort: sorting ? sorting.sort : ownSort, onSort: sorting?.onSort ?? setOwnSort }
}

/** The index of the row an event happened in. */
function indexAt(event: MouseEvent): number | undefined {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset['index']) : undefined
}

/**
 * A table of any length: only the rows in view exist. It fills the height it is given and scrolls inside. Keys: arrows,
 * Home, End, Page Up and Down move, Enter opens; heads sort.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rowKey, selection = {}, empty } = props
  const id = useId()
  const scroller = useRef<HTMLTableElement>(null)
  const head = useRef<HTMLTableRowElement>(null)
  const { sorted, sort, onSort } = useSortedRows(props)
  const { indices, slotOf, rowHeight, viewHeight, measured } = useRowWindow(scroller, head, sorted.length)
  const selected = useMemo(
    () => (selection.selected === undefined ? -1 : sorted.findIndex((row) => rowKey(row) === selection.selected)),
    [sorted, rowKey, selection.selected],
  )
  const keyAt = (index: number | undefined) => {
    const row = index === undefined ? undefined : sorted[index]
    return row && rowKey(row)
  }
  const open = (index: number | undefined) => {
    const key = keyAt(index)
    if (key !== undefined) selection.onSelect?.(key)
  }
  const { cursor, setCursor, onKeyDown } = useCursor({
    scrollerRef: scroller,
    total: sorted.length,
    rowHeight,
    viewHeight,
    measured,
    selectedKey: selection.selected,
    selected,
    onOpen: open,
  })
  const { tracks, leastWidth } = gridTracks(columns)
  const sortFromTop = (next: Sort) => {
    onSort(next)
    if (scroller.current) scroller.current.scrollTop = 0
  }
  const rowId = (index: number) => `${id}-${slotOf(index)}`

  return (
    <TableBox>
      <Grid
        ref={scroller}
        style={{ '--tracks': tracks, '--least-width': `${leastWidth}px` }}
        aria-label={label}
        aria-rowcount={sorted.length + 1}
        aria-activedescendant={indices.includes(cursor) ? rowId(cursor) : undefined}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const index = indexAt(event)
          if (index !== undefined) setCursor(index)
          open(index)
        }}
        onMouseOver={selection.onHighlight && ((event) => selection.onHighlight?.(keyAt(indexAt(event))))}
        onMouseLeave={() => selection.onHighlight?.(undefined)}
      >
        <TableHead ref={head} columns={columns} sort={sort} onSort={sortFromTop} />
        {sorted.length > 0 && (
          <tbody className="body" style={{ height: sorted.length * rowHeight }}>
            {indices.map((index) => (
              <TableRow
                key={slotOf(index)}
                id={rowId(index)}
                row={sorted[index]!}
                index={index}
                columns={columns}
                top={index * rowHeight}
                selected={selection.onSelect && index === selected}
                highlighted={selection.highlighted !== undefined && keyAt(index) === selection.highlighted}
                cursor={index === cursor}
              />
            ))}
          </tbody>
        )}
      </Grid>
      {sorted.length === 0 && empty !== undefined && <EmptyPlace>{empty}</EmptyPlace>}
    </TableBox>
  )
}
