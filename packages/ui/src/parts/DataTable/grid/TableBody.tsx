import { type RefObject, useLayoutEffect } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../DataTable.texts.ts'
import type { Column } from '../columns.ts'
import type { CursorPlace } from '../cursor/moves.ts'
import type { Shown } from '../order/useShown.ts'
import type { RowKey, TableSelection } from '../tableTypes.ts'
import type { Measures } from '../window/useMeasures.ts'
import { firstRows, printedRows, useRowWindow } from '../window/useRowWindow.ts'
import { TableRow } from './TableRow.tsx'

export interface TableBodyProps<Row> {
  /** Ids of rows begin with it. */
  id: string
  scrollerRef: RefObject<HTMLElement | null>
  tableRef: RefObject<HTMLTableElement | null>
  measures: Measures
  columns: readonly Column<Row>[]
  shown: Shown<Row>
  /** So many of them stand here. */
  total: number
  /** The page scrolls, not the table. */
  grows: boolean | undefined
  rowKey: (row: Row) => RowKey
  selection: TableSelection
  /** Undefined where rows cannot be picked. */
  picked: ReadonlySet<RowKey> | undefined
  cursor: CursorPlace
  /** Lines above the first row. */
  headLines: number
  /** On paper there is no window. */
  printing: boolean
}

/** The id of the element that holds the row or cell at a place. */
const elementIdAt = (id: string, { row, column }: CursorPlace) => `${id}-${row}${column === undefined ? '' : '-cell'}`

/** Rows of a group on paper: Firefox leaves sheets empty before it goes on with a group that is longer than some sheets. */
const printedGroup = 20

const printedGroups = (indices: readonly number[]) =>
  Array.from({ length: Math.ceil(indices.length / printedGroup) }, (_, nr) =>
    indices.slice(nr * printedGroup, (nr + 1) * printedGroup),
  )

/** Height in px in which rows are seen. */
export const roomFor = ({ height, head, foot }: Measures) => Math.max(0, height - head - foot)

/**
 * Names the row or cell the keyboard stands on, as long as it exists as an element.
 * @param grows the page is scrolled to it
 */
function useActiveDescendant(tableRef: RefObject<HTMLTableElement | null>, active: string | undefined, grows = false) {
  useLayoutEffect(() => {
    const table = tableRef.current
    if (active !== undefined) table?.setAttribute('aria-activedescendant', active)
    if (active !== undefined && grows && table === document.activeElement) {
      document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
    }
    return () => table?.removeAttribute('aria-activedescendant')
  }, [tableRef, active, grows])
}

/**
 * The rows in view, in a window that sticks to the view: should the scroll be ahead of what is rendered, the last rows
 * stay until the new ones are there, and no frame is blank.
 */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const {
    id,
    scrollerRef,
    tableRef,
    measures,
    columns,
    shown,
    total,
    grows,
    rowKey,
    selection,
    picked,
    cursor,
    headLines,
    printing,
  } = props
  const t = useTexts(texts)
  const { rowHeight, height: viewHeight, head, foot } = measures
  const wish = { total, rowHeight, room: roomFor(measures) }
  const inView = useRowWindow(scrollerRef, wish)
  const { from, count, indices, rowSlot } = printing ? firstRows(Math.min(shown.count, printedRows)) : inView
  const height = count * rowHeight
  const groups = printing ? printedGroups(indices) : [indices]
  const place = {
    height,
    top: Math.min(head, viewHeight - foot - height),
    bottom: Math.min(foot, viewHeight - head - height),
  }
  useActiveDescendant(tableRef, indices.includes(cursor.row) ? elementIdAt(id, cursor) : undefined, grows)
  const rowMarks = (key: RowKey, index: number) => ({
    selected: selection.onSelect && key === selection.selected,
    highlighted: selection.highlighted !== undefined && key === selection.highlighted,
    picked: picked?.has(key),
    cursor: index === cursor.row ? (cursor.column ?? ('row' as const)) : undefined,
  })
  return (
    <>
      <tbody role="presentation" style={{ height: from * rowHeight }} />
      {groups.map((group, nr) => (
        <tbody key={nr} className="body" style={printing ? undefined : place}>
          {group.map((index) => {
            const row = shown.at(index)
            return (
              row !== undefined && (
                <TableRow
                  key={rowSlot(index)}
                  id={elementIdAt(id, { row: index, column: undefined })}
                  row={row}
                  index={index}
                  line={index + headLines + 1}
                  top={(index - from) * rowHeight}
                  columns={columns}
                  marks={rowMarks(rowKey(row), index)}
                  pickLabel={t.pickRow(index + 1)}
                />
              )
            )
          })}
        </tbody>
      ))}
      <tbody role="presentation" style={{ height: (total - from - count) * rowHeight }} />
    </>
  )
}
