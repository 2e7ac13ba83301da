import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'
import { color, fontSize, radius, rowHeight, space, weight } from '@waldkerf/ui/theme/tokens'

interface HeadColumn {
  id: string
  title: ReactNode
  /** Stands once over all neighbours that have it. */
  group?: string | undefined
  align?: 'end'
}

type Heads = readonly HeadColumn[]

/** How many columns from this one on share its group. */
function columnSpan(columns: Heads, start: number): number {
  const end = columns.findIndex(({ group }, index) => index > start && group !== columns[start]?.group)
  return (end < 0 ? columns.length : end) - start
}

/** The heads of a table; where some stand under a group, the others take both lines. */
function TableHead({ columns }: { columns: Heads }) {
  const isGrouped = columns.some(({ group }) => group !== undefined)
  const beginsGroup = (index: number) => columns[index]?.group !== columns[index - 1]?.group
  const own = (column: Heads[number], rowSpan?: number) => (
    <th key={column.id} scope="col" rowSpan={rowSpan} data-align={column.align}>
      {column.title}
    </th>
  )
  if (!isGrouped) return <tr>{columns.map((column) => own(column))}</tr>
  return (
    <>
      <tr>
        {columns.map((column, index) => {
          if (column.group === undefined) return own(column, 2)
          return (
            beginsGroup(index) && (
              <th key={column.group} scope="colgroup" colSpan={columnSpan(columns, index)}>
                {column.group}
              </th>
            )
          )
        })}
      </tr>
      <tr>{columns.filter(({ group }) => group !== undefined).map((column) => own(column))}</tr>
    </>
  )
}

const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize(13)};

  th,
  td {
    height: ${rowHeight};
    padding: ${space(1)} ${space(3)};
    border-bottom: 1px solid ${color.border};
    text-align: start;
  }
  th + th,
  td + td {
    border-inline-start: 1px solid ${color.border};
  }
  thead th {
    color: ${color.textMuted};
    font-weight: ${weight('medium')};
    white-space: nowrap;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  tbody tr:hover,
  tbody tr:focus-within {
    background: ${color.hover};
  }
  /* Where there is no room for many columns they keep their lines, and the box scrolls; a few break theirs. */
  @media (width < 900px) {
    td {
      overflow-wrap: anywhere;
    }
    &[data-wide] td {
      white-space: nowrap;
    }
  }
  /* On a phone each row of a wide one stands as a card, its values behind their columns' names. */
  @media (width < 600px) {
    &[data-wide] {
      thead {
        ${visuallyHidden}
      }
      tbody,
      tr {
        display: block;
      }
      tr {
        padding: ${space(2)} 0;
        border-bottom: 1px solid ${color.border};
      }
      tbody tr:last-child {
        border-bottom: 0;
      }
      td {
        display: grid;
        grid-template-columns: minmax(88px, 30%) minmax(0, 1fr);
        gap: ${space(3)};
        height: auto;
        padding: ${space(1)} ${space(3)};
        border: 0;
        text-align: start;
        white-space: normal;
        overflow-wrap: anywhere;
      }
      td::before {
        content: attr(data-title) / '';
        color: ${color.textMuted};
      }
      td > * {
        grid-column: 2;
        justify-self: start;
      }
    }
  }
  [data-unbroken] {
    white-space: nowrap;
  }
  [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

export interface PlainColumn<Row> extends HeadColumn {
  /** For dates and buttons: they stay on one line. */
  unbroken?: boolean
  cell: (row: Row) => ReactNode
}

export interface PlainTableProps<Row> {
  /** The table's accessible name. */
  label: string
  columns: readonly PlainColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** From so many columns on rows are cards on a phone; fewer fit beside each other. */
const wideFrom = 4

/**
 * A short table with lines, whole on the page; long ones are the DataTable's. On a phone the rows of a wide one are
 * cards; otherwise it scrolls sideways in its own box. Cards hide no roles: what is read aloud stays a table.
 */
export function PlainTable<Row>({ label, columns, rows, rowKey }: PlainTableProps<Row>) {
  return (
    // A box that scrolls has to be reached by keyboard.
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <Table data-wide={columns.length >= wideFrom || undefined}>
        <thead>
          <TableHead columns={columns} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, title, align, unbroken, cell }) => (
                <td
                  key={id}
                  data-title={typeof title === 'string' ? title : undefined}
                  data-align={align}
                  data-unbroken={unbroken || undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}
