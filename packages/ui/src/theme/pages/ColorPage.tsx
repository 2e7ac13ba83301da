import { styled } from 'styled-components'
import { type ColorName, dark, light } from '../meaning.ts'
import { green, neutral } from '../palette.ts'
import { color, radius, space } from '../tokens.ts'
import { ContrastTable } from './ContrastTable.tsx'
import { Page, Sheet, Token } from './Sheet.tsx'

export type Mode = 'light' | 'dark'
const modes = { light, dark }

const groups: readonly { title: string; fits: (name: ColorName) => boolean }[] = [
  { title: 'Flächen', fits: (name) => /^(page|surface|raised|hover|pressed|selected|backdrop|paper)$/.test(name) },
  { title: 'Schrift und Linien', fits: (name) => /^(text|border|focus)/.test(name) },
  { title: 'Akzent', fits: (name) => /^(accent|onAccent)/.test(name) },
  { title: 'Seitenleiste', fits: (name) => /^(sidebar|submenu)/.test(name) },
  { title: 'Zustände', fits: (name) => /^(info|success|warning|danger|neutral)/.test(name) },
  { title: 'Diagramme und Karte', fits: (name) => /^(series|map)/.test(name) },
]

const Ladder = styled.ol`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};

  > li {
    height: 48px;
  }
`

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: ${space(4)} ${space(3)};

  > li {
    display: grid;
  }
`

const Swatch = styled.span`
  height: 48px;
  margin-bottom: ${space(1)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
`

/** Every colour from the tokens themselves: the steps, the meanings, and what stands on what. */
export function ColorPage({ mode }: { mode: Mode }) {
  const values = modes[mode]
  const names = Object.keys(values) as ColorName[]
  return (
    <Page>
      <Sheet title="Stufen" text="Neutral mit einer Spur Grün, und Grün um #007d40. Bauteile nennen nie eine Stufe.">
        {[neutral, green].map((steps) => (
          <Ladder key={steps.light[0]}>
            {steps[mode].map((value) => (
              <li key={value} title={value} style={{ background: value }} />
            ))}
          </Ladder>
        ))}
      </Sheet>
      {groups.map(({ title, fits }) => (
        <Sheet key={title} title={title}>
          <Swatches>
            {names.filter(fits).map((name) => (
              <li key={name}>
                <Swatch style={{ background: color[name] }} />
                {name}
                <Token>{values[name]}</Token>
              </li>
            ))}
          </Swatches>
        </Sheet>
      ))}
      <Sheet
        title="Kontrast"
        text="Schrift mindestens 4,5 : 1, Kanten, Bilder und Fokusring mindestens 3 : 1 (WCAG 2.2). Ein Test rechnet jedes Paar."
      >
        <ContrastTable values={values} />
      </Sheet>
    </Page>
  )
}
