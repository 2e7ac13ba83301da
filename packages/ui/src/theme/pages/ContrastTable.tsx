import { styled } from 'styled-components'
import { contrast } from '../contrast.ts'
import { contrastPairs } from '../contrastPairs.ts'
import type { ColorName } from '../meaning.ts'
import { color, fontSize, space, weight } from '../tokens.ts'

const Table = styled.table`
  width: 100%;
  font-size: ${fontSize(13)};

  th,
  td {
    padding: ${space(1)} ${space(2)};
    border-bottom: 1px solid ${color.border};
    text-align: start;
  }
  thead th {
    color: ${color.textMuted};
    font-weight: ${weight('medium')};
  }
  tbody th {
    font-weight: ${weight('regular')};
  }
  td.number,
  th.number {
    text-align: end;
  }
`

const ratioFormat = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The pairs of colours that meet, each in its own colours with its computed ratio. */
export function ContrastTable({ values }: { values: Record<ColorName, string> }) {
  const rows = contrastPairs.flatMap(({ least, front, back }) =>
    front.flatMap((name) => back.map((ground) => ({ least, name, ground }))),
  )
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Vorn</th>
          <th scope="col">Grund</th>
          <th scope="col">Probe</th>
          <th scope="col" className="number">
            Kontrast
          </th>
          <th scope="col" className="number">
            Mindestens
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ least, name, ground }) => (
          <tr key={`${name} ${ground} ${least}`}>
            <th scope="row">{name}</th>
            <td>{ground}</td>
            <td style={{ background: color[ground], color: color[name] }}>
              {least === 3 ? <span aria-hidden="true">■ ●</span> : 'Buchdrucker'}
            </td>
            <td className="number">{ratioFormat.format(contrast(values[name], values[ground]))}</td>
            <td className="number">{ratioFormat.format(least)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
