import type { Ref } from 'react'
import { type Column, nextSort, type Sort } from './columns.ts'

export interface TableHeadProps<Row> {
  ref: Ref<HTMLTableRowElement>
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** The row of column heads; it stays while rows scroll beneath it. */
export function TableHead<Row>({ ref, columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead className="head">
      <tr aria-rowindex={1} className="row" ref={ref}>
        {columns.map(({ id, title, align, sortBy }) => (
          <th
            key={id}
            scope="col"
            className="cell"
            data-align={align}
            aria-sort={sort?.column === id ? sort.direction : undefined}
          >
            {sortBy ? (
              <button type="button" className="sort" onClick={() => onSort(nextSort(sort, id))}>
                <span>{title}</span>
                <svg className="arrow" viewBox="0 0 8 8" aria-hidden>
                  <path d="M4 1.5 7 6.5H1z" fill="currentColor" />
                </svg>
              </button>
            ) : (
              <span>{title}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}
