import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export interface GuideTableProps {
  /** The table's accessible name; the box that scrolls sideways by keyboard has it too. */
  label: string
  /** The heads of the columns. */
  heads: readonly ReactNode[]
  /** Rows of the body, `<tr>` each. */
  children: ReactNode
}

/** A plain table of the guide: it scrolls sideways within its box and prints whole. */
export function GuideTable({ label, heads, children }: GuideTableProps) {
  return (
    <Scroll role="group" aria-label={label} tabIndex={0}>
      <Table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, place) => (
              <th key={place} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Scroll>
  )
}

/** Words that are only read out stay within the box, too. */
const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};

  @media print {
    overflow: visible;
    border: 0;
  }
`

const Table = styled.table`
  width: 100%;
  font-size: ${fontSize(13)};
  line-height: 20px;

  th,
  td {
    min-width: 96px;
    padding: ${space(2)} ${space(3)};
    border-block-start: 1px solid ${color.border};
    font-weight: ${weight('regular')};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    border-block-start: 0;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('medium')};
    white-space: nowrap;
  }
  tbody th {
    font-weight: ${weight('medium')};
  }
  .number {
    text-align: end;
    white-space: nowrap;
  }
  @media (width < 720px) {
    th,
    td {
      min-width: 72px;
      padding: ${space(2)};
      hyphens: auto;
      overflow-wrap: anywhere;
    }
    thead th {
      white-space: normal;
    }
  }
`
