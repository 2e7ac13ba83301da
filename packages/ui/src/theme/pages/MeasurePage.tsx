import { styled } from 'styled-components'
import { Button } from '../../parts/Button/Button.tsx'
import { controlSizes, layout as layoutScale, motions, radii, rowHeights, shadows, spaces } from '../scales.ts'
import { color, radius, shadow, space } from '../tokens.ts'
import { Page, Sheet, Token } from './Sheet.tsx'

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(6)};

  > li {
    display: grid;
    justify-items: start;
    gap: ${space(2)};
  }
`

const Block = styled.span`
  background: ${color.accent};
`

const Tile = styled.span`
  width: 120px;
  height: 72px;
  border: 1px solid ${color.border};
  background: ${color.raised};
`

const keys = <T extends object>(scale: T) => Object.keys(scale) as (keyof T & string)[]
const steps = Object.keys(spaces).map(Number) as (keyof typeof spaces)[]

/** Measures in px: what is not colour and not type. */
const numbers: readonly { title: string; text: string; values: Record<string, number | string> }[] = [
  { title: 'Rahmen', text: 'Leiste oben, schmale und breite Seitenleiste, Reiter.', values: layoutScale },
  { title: 'Zeilen', text: 'Höhe der Tabellenzeilen, bequem und dicht.', values: rowHeights },
  { title: 'Bewegung', text: 'Kleines, Flächen, Seiten. Wer weniger Bewegung wünscht, sieht keine.', values: motions },
]

/** Spaces, corners, shadows, sizes of controls, and the numbers behind them. */
export function MeasurePage() {
  return (
    <Page>
      <Sheet title="Abstände" text="Raster von 4 px.">
        <Row>
          {steps.map((step) => (
            <li key={step}>
              <Block style={{ width: space(step), height: space(step) }} />
              <Token>
                {step} · {spaces[step]} px
              </Token>
            </li>
          ))}
        </Row>
      </Sheet>
      <Sheet title="Ecken">
        <Row>
          {keys(radii).map((name) => (
            <li key={name}>
              <Tile style={{ borderRadius: radius(name) }} />
              <Token>{name}</Token>
            </li>
          ))}
        </Row>
      </Sheet>
      <Sheet title="Schatten" text="Nur was schwebt, wirft einen. Alles andere hat eine Linie.">
        <Row>
          {keys(shadows.light).map((level) => (
            <li key={level}>
              <Tile style={{ borderRadius: radius('card'), boxShadow: shadow(level) }} />
              <Token>{level}</Token>
            </li>
          ))}
        </Row>
      </Sheet>
      <ControlSizes />
      {numbers.map(({ title, text, values }) => (
        <Sheet key={title} title={title} text={text}>
          <Row>
            {Object.entries(values).map(([name, value]) => (
              <li key={name}>
                {value}
                <Token>{name}</Token>
              </li>
            ))}
          </Row>
        </Sheet>
      ))}
    </Page>
  )
}

/** The size setting changes two variables on the root; here each size carries its own. */
function ControlSizes() {
  return (
    <Sheet title="Größe der Bedienelemente" text="Die Einstellung der Anwendung; von der größten zur kleinsten.">
      <Row>
        {keys(controlSizes).map((size) => {
          const { control, text } = controlSizes[size]
          const variables = { '--control-height': `${control}px`, '--control-text': `${text}px` }
          return (
            <li key={size} style={variables as React.CSSProperties}>
              <Button icon="check">Prüfen</Button>
              <Token>{size}</Token>
            </li>
          )
        })}
      </Row>
    </Sheet>
  )
}
