import { memo } from 'react'
import type { Column } from './columns.ts'

interface TableRowProps<Row> {
  id: string
  row: Row
  index: number
  columns: readonly Column<Row>[]
  /** Distance in px from the first row's top. */
  top: number
  selected: boolean | undefined
  highlighted: boolean
  cursor: boolean
}

function PlainTableRow<Row>({ id, row, index, columns, top, selected, highlighted, cursor }: TableRowProps<Row>) {
  return (
    <tr
      id={id}
      className="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-index={index}
      data-highlighted={highlighted || undefined}
      data-cursor={cursor || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map((column) => (
        <td key={column.id} className="cell" data-align={column.align}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

/** One row; it renders again only when another record or mark comes to it. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow
