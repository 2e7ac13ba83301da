import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { color, weight } from '@waldkerf/ui/theme/tokens'
import { texts } from '../DataTable.texts.ts'

export interface TotalsRowProps {
  columns: readonly { id: string; align?: 'start' | 'end' }[]
  /** Content by column id. */
  totals: Readonly<Record<string, ReactNode>>
  /** Place among all lines of the table, from 1. */
  line: number
  picking: boolean
}

/** The last line, which stays while rows scroll above it. */
export function TotalsRow({ columns, totals, line, picking }: TotalsRowProps) {
  const t = useTexts(texts)
  return (
    <Foot className="foot">
      <tr aria-rowindex={line} className="row">
        {picking && (
          <td className="cell pick">
            <VisuallyHidden>{t.totals}</VisuallyHidden>
          </td>
        )}
        {columns.map(({ id, align }) => (
          <td key={id} className="cell" data-align={align}>
            {totals[id]}
          </td>
        ))}
      </tr>
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
`
