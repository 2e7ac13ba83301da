import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Link } from '../../parts/Link/Link.tsx'
import { Table } from './SpeciesCard.styles.ts'
import { texts } from './SpeciesCard.texts.ts'
import type { SpeciesChartProps } from './SpeciesChart.tsx'

/** Whole percent; what is there is never shown as nothing. */
const percent = (part: number) => (part > 0 && part < 0.005 ? '< 1 %' : `${Math.round(100 * part)} %`)

/** The chart's figures, exact, with each species' share of all finds. */
export function SpeciesTable({ rows, label, linkTo }: SpeciesChartProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const total = rows.reduce((sum, { anzahl }) => sum + anzahl, 0)
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.count}</th>
          <th scope="col">{t.portion}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ art, name, anzahl }) => {
          const to = linkTo(art)
          return (
            <tr key={art}>
              <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
              <td>{format.number(anzahl)}</td>
              <td>{percent(anzahl / total)}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
