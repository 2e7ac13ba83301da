import { styled } from 'styled-components'
import { useFormat } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, rowHeight, space, weight } from '@waldkerf/ui/theme/tokens'
import { Link } from '../Link/Link.tsx'
import type { Figures } from './figures.ts'

/** Wide tables scroll sideways within the card, by keyboard too; names stay. A long one is as long as it is. */
const Scroll = styled.div`
  overflow-x: auto;

  @media print {
    overflow: visible;
  }
`

const Table = styled.table`
  width: 100%;
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;

  th,
  td {
    height: calc(${rowHeight} - 8px);
    padding-inline: ${space(2)};
    border-top: 1px solid ${color.border};
    font-weight: ${weight('regular')};
    text-align: left;
  }
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    background: ${color.surface};
  }
  thead th {
    border-top: 0;
    background: ${color.surface};
    box-shadow: inset 0 -1px ${color.border};
    color: ${color.textMuted};
  }
  td,
  thead th:not(:first-child) {
    text-align: right;
  }
  td {
    white-space: nowrap;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 24px;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentText};
    text-decoration: underline;
  }

  /* All weeks of a year on one sheet. */
  @media print {
    font-size: ${fontSize(12)};
    line-height: 16px;

    th,
    td {
      height: 16px;
    }
    a {
      min-height: 0;
    }
  }
`

/** The figures of a chart, exact. */
export function FigureTable({ label, figures }: { label: string; figures: Figures }) {
  const format = useFormat()
  const { name, columns, rows } = figures
  return (
    <Scroll role="group" aria-label={label} tabIndex={0}>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {columns.map((column) => (
              <th key={column.label} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.to ? <Link to={row.to}>{row.name}</Link> : row.name}</th>
              {columns.map(({ label: head, show = format.number }, index) => {
                const value = row.values[index] ?? null
                return <td key={head}>{value === null ? '–' : show(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}
