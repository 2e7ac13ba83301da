import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { color, space, weight } from '@waldkerf/ui/theme/tokens'
import { texts } from '../DataTable.texts.ts'
import type { Totals } from '../tableTypes.ts'

export interface TotalsRowProps {
  columns: readonly { id: string; align?: 'start' | 'end' }[]
  /** The lines, which add up to the last one. */
  totals: readonly Totals[]
  /** Place of the first among all lines of the table, from 1. */
  line: number
  picking: boolean
}

/** The last line or lines, which stay while rows scroll above them. */
export function TotalsRow({ columns, totals, line, picking }: TotalsRowProps) {
  const t = useTexts(texts)
  return (
    <Foot className="foot">
      {totals.map((sums, place) => (
        <tr key={line + place} aria-rowindex={line + place} className="row">
          {picking && (
            <td className="cell pick">
              <VisuallyHidden>{t.totals}</VisuallyHidden>
            </td>
          )}
          {columns.map(({ id, align }) => (
            <td key={id} className="cell" data-align={align}>
              {sums[id]}
            </td>
          ))}
        </tr>
      ))}
    </Foot>
  )
}

const Foot = styled.tfoot`
  position: sticky;
  z-index: 1;
  bottom: 0;
  border-top: 1px solid ${color.borderStrong};
  background: ${color.surface};
  font-weight: ${weight('semibold')};

  /* Lines that add up stand close together, and the last one is what they come to. */
  > tr:not(:only-child) {
    --row: ${space(6)};
    --foot-row: ${space(6)};
  }
  > tr:not(:last-child) {
    font-weight: ${weight('regular')};
  }
`
