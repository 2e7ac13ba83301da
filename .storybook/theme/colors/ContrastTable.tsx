import { useTexts, useLanguage } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { contrast } from '@waldkerf/ui/theme/contrast'
import { contrastPairs } from '@waldkerf/ui/theme/contrastPairs'
import { type ColorName, dark, light } from '@waldkerf/ui/theme/meaning'
import { GuideTable } from '../../guide/page/GuideTable.tsx'
import { Sample } from './ColorPage.styles.ts'
import { texts } from './ColorPage.texts.ts'

const modes = { light, dark }
const modeNames = ['light', 'dark'] as const

interface Pair {
  least: 4.5 | 3
  front: ColorName
  ground: ColorName
}

const pairs: readonly Pair[] = contrastPairs.flatMap(({ least, front, back }) =>
  front.flatMap((name) => back.map((ground) => ({ least, front: name, ground }))),
)

/** The pairs of colours that meet, in both modes, each in its own colours with its computed ratio and its grade. */
export function ContrastTable() {
  const t = useTexts(texts)
  const number = useNumber(1)
  return (
    <GuideTable
      label={t.contrast}
      heads={[t.front, t.ground, t.least, t.modes.light, t.contrast, t.modes.dark, t.contrast]}
    >
      {pairs.map((pair) => (
        <tr key={`${pair.front} ${pair.ground} ${pair.least}`}>
          <th scope="row">{pair.front}</th>
          <td>{pair.ground}</td>
          <td className="number">{number(pair.least)}</td>
          {modeNames.map((mode) => (
            <Contrast key={mode} pair={pair} colors={modes[mode]} />
          ))}
        </tr>
      ))}
    </GuideTable>
  )
}

const tones: Readonly<Record<Verdict, 'success' | 'info' | 'danger'>> = { AAA: 'success', AA: 'info', fails: 'danger' }

/** A pair in one mode: how it looks, and what was computed. */
function Contrast({ pair: { least, front, ground }, colors }: { pair: Pair; colors: Record<ColorName, string> }) {
  const t = useTexts(texts)
  const number = useNumber(2)
  const ratio = contrast(colors[front], colors[ground])
  const verdict = contrastVerdict(ratio, least)
  return (
    <>
      <td>
        <Sample style={{ background: colors[ground], color: colors[front] }}>
          {least === 3 ? <span aria-hidden="true">■ ●</span> : t.sample}
        </Sample>
      </td>
      <td className="number">
        {number(ratio)} <Badge tone={tones[verdict]}>{verdict === 'fails' ? t.fails : verdict}</Badge>
      </td>
    </>
  )
}

/** @returns a function that writes a number with so many decimals, in the language's notation */
function useNumber(digits: number): (value: number) => string {
  const locale = useLanguage() === 'de' ? 'de-DE' : 'en-GB'
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (value) => format.format(value)
}

/** A contrast's grade by WCAG 2.2: text may reach AAA (SC 1.4.6), edges and pictures end at AA (SC 1.4.11). */
type Verdict = 'AAA' | 'AA' | 'fails'

/**
 * @param ratio 1 to 21
 * @param least what the pair has to reach: 4.5 for text, 3 for edges, icons and rings
 */
export function contrastVerdict(ratio: number, least: 4.5 | 3): Verdict {
  if (ratio < least) return 'fails'
  return least === 4.5 && ratio >= 7 ? 'AAA' : 'AA'
}
