import { memo, type ReactNode } from 'react'
import type { Column } from '../columns.ts'

interface RowCellsProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  /** Of the cell the keyboard stands on. */
  cursorColumn: number | undefined
  cursorId: string | undefined
}

const classNames = <Row,>({ narrow, whole }: Column<Row>) =>
  narrow?.picture ? 'cell picture' : whole ? 'cell whole' : 'cell'

/** Plain elements with plain classes: they are what a fast scroll makes anew in every frame. */
function PlainRowCells<Row>({ row, columns, cursorColumn, cursorId }: RowCellsProps<Row>): ReactNode {
  return columns.map((column, place) => (
    <td
      key={column.id}
      id={place === cursorColumn ? cursorId : undefined}
      className={classNames(column)}
      data-align={column.align}
      data-cursor={place === cursorColumn || undefined}
    >
      {column.cell(row)}
    </td>
  ))
}

const RowCells = memo(PlainRowCells) as typeof PlainRowCells

/** Marks of one row. */
interface RowMarks {
  /** Undefined where rows cannot be selected. */
  selected: boolean | undefined
  highlighted: boolean
  /** Undefined where rows cannot be picked. */
  picked: boolean | undefined
  /** The keyboard stands on it, or on its cell at this place. */
  cursor: 'row' | number | undefined
}

export interface TableRowProps<Row> {
  id: string
  row: Row
  index: number
  /** Place among all lines of the table, head and filters included, from 1. */
  line: number
  /** Distance in px from the window's top. */
  top: number
  columns: readonly Column<Row>[]
  marks: RowMarks
  pickLabel: string
}

/** One row. It moves often; its cells render again only when another record comes to it. */
export function TableRow<Row>({ id, row, index, line, top, columns, marks, pickLabel }: TableRowProps<Row>) {
  const { selected, highlighted, picked, cursor } = marks
  const column = typeof cursor === 'number' ? cursor : undefined
  return (
    <tr
      id={id}
      className="row"
      aria-rowindex={line}
      aria-selected={picked ?? selected}
      data-selected={selected || undefined}
      data-openable={selected !== undefined || undefined}
      data-index={index}
      data-highlighted={highlighted || undefined}
      data-cursor={cursor === 'row' || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      {picked !== undefined && (
        <td className="cell pick">
          <input type="checkbox" tabIndex={-1} aria-label={pickLabel} checked={picked} readOnly />
        </td>
      )}
      <RowCells
        row={row}
        columns={columns}
        cursorColumn={column}
        cursorId={column === undefined ? undefined : `${id}-cell`}
      />
    </tr>
  )
}
