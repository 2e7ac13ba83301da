import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import type { Column } from '../columns.ts'
import { texts } from '../DataTable.texts.ts'

export interface TotalsRowProps<Row> {
  columns: readonly Column<Row>[]
  /** Content by column id. */
  totals: Readonly<Record<string, ReactNode>>
  /** Place among all lines of the table, from 1. */
  line: number
  picking: boolean
}

/** The last line, which stays while rows scroll above it. */
export function TotalsRow<Row>({ columns, totals, line, picking }: TotalsRowProps<Row>) {
  const t = useTexts(texts)
  return (
    <tfoot className="foot">
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
    </tfoot>
  )
}
