import { styled } from 'styled-components'
import { fontSizes, fontWeights } from '../scales.ts'
import { color, fontSize, space, weight } from '../tokens.ts'
import { Page, Sheet, Token } from './Sheet.tsx'

const Lines = styled.ul`
  display: grid;
  gap: ${space(4)};

  > li {
    display: grid;
    grid-template-columns: 96px 1fr;
    align-items: baseline;
  }
`

const Figures = styled.table`
  width: 280px;

  td {
    padding: ${space(1)} 0;
    border-bottom: 1px solid ${color.border};
  }
  td:last-child {
    text-align: end;
  }
`

const sizes = Object.values(fontSizes)
const weights = Object.keys(fontWeights) as (keyof typeof fontWeights)[]
const sentence = 'Gekörnter Nutzholzborkenkäfer, Fichtenaltholz bei Großräschen'

/** Sizes, weights and figures of the one typeface. */
export function TypePage() {
  return (
    <Page>
      <Sheet title="Größen" text="Fließtext 14/20, Tabellen 13/20. Größer als 24 nur, wo sonst nichts steht.">
        <Lines>
          {sizes.map((size) => (
            <li key={size}>
              <Token>{size} px</Token>
              <span style={{ fontSize: fontSize(size), lineHeight: 1.3 }}>{sentence}</span>
            </li>
          ))}
        </Lines>
      </Sheet>
      <Sheet title="Stärken">
        <Lines>
          {weights.map((name) => (
            <li key={name}>
              <Token>
                {name} {fontWeights[name]}
              </Token>
              <span style={{ fontSize: fontSize(16), fontWeight: weight(name) }}>{sentence}</span>
            </li>
          ))}
        </Lines>
      </Sheet>
      <Sheet title="Ziffern" text="In Tabellen gleich breit und rechtsbündig, damit Stellen untereinander stehen.">
        <Figures>
          <tbody>
            {['1.111,11 €', '20.884,00 €', '937,40 €'].map((amount) => (
              <tr key={amount}>
                <td>21.11.2026</td>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </Figures>
      </Sheet>
    </Page>
  )
}
