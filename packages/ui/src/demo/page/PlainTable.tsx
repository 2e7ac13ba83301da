import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, radius, rowHeight, space, weight } from '../../theme/tokens.ts'
import { type HeadColumn, TableHead } from './TableHead.tsx'

const Scroller = styled.div`
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
  /* Where there is no room for columns they keep their lines, and the box scrolls. */
  @media (width < 900px) {
    td {
      white-space: nowrap;
    }
  }
  [data-unbroken] {
    white-space: nowrap;
  }
  [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
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

/** A short table with lines, whole on the page; long ones are the DataTable's. It scrolls sideways in its own box. */
export function PlainTable<Row>({ label, columns, rows, rowKey }: PlainTableProps<Row>) {
  return (
    // A box that scrolls has to be reached by keyboard.
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <TableHead columns={columns} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, align, unbroken, cell }) => (
                <td key={id} data-align={align} data-unbroken={unbroken || undefined}>
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
