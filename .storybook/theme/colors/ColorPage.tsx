import { useTexts } from '@waldkerf/ui/i18n/Language'
import { type ColorName, dark, light } from '@waldkerf/ui/theme/meaning'
import { green, neutral } from '@waldkerf/ui/theme/palette'
import { GuidePage, GuidePart, Token } from '../../guide/page/GuidePage.tsx'
import { Ladder, LadderName, Swatch, Swatches } from './ColorPage.styles.ts'
import { texts } from './ColorPage.texts.ts'
import { ContrastTable } from './ContrastTable.tsx'

const names = Object.keys(light) as ColorName[]
const ladders = { neutral, green }
const modes = ['light', 'dark'] as const

/** Which meanings belong together; a name that fits none of them shows up in no group, which a story would notice. */
const groups = {
  grounds: /^(page|surface|raised|hover|pressed|selected|backdrop|paper)$/,
  lines: /^(text|border|focus)/,
  accent: /^(accent|onAccent)/,
  sidebar: /^(sidebar|submenu)/,
  status: /^(info|success|warning|danger|neutral)/,
  charts: /^(series|map)/,
}

/** Every colour from the tokens themselves: the steps, the meanings, and the contrasts. */
export function ColorPage() {
  const t = useTexts(texts)
  return (
    <GuidePage title={t.title} lead={t.lead}>
      <GuidePart title={t.steps} text={t.stepsText}>
        {(Object.keys(ladders) as (keyof typeof ladders)[]).map((name) =>
          modes.map((mode) => (
            <div key={`${name} ${mode}`}>
              <LadderName>
                {t.ladders[name]}, {t.modes[mode]}
              </LadderName>
              <Ladder>
                {ladders[name][mode].map((value) => (
                  <li key={value} title={value} style={{ background: value }} />
                ))}
              </Ladder>
            </div>
          )),
        )}
      </GuidePart>
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <GuidePart key={group} title={t.groups[group]}>
          <Swatches>
            {names
              .filter((name) => groups[group].test(name))
              .map((name) => (
                <li key={name}>
                  <Swatch aria-hidden="true">
                    <span style={{ background: light[name] }} />
                    <span style={{ background: dark[name] }} />
                  </Swatch>
                  {name}
                  <Token>
                    {light[name]} · {dark[name]}
                  </Token>
                </li>
              ))}
          </Swatches>
        </GuidePart>
      ))}
      <GuidePart title={t.contrast} text={t.contrastText}>
        <ContrastTable />
      </GuidePart>
    </GuidePage>
  )
}
