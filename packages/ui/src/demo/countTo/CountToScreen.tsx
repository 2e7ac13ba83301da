import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { color, space, weight } from '@waldkerf/ui/theme/tokens'
import { DemoPage } from '../page/DemoPage.tsx'
import {
  countDefaults,
  countProblems,
  type CountSettings,
  countSnippet,
  countText,
  parseSettings,
  type TypedSettings,
  useCounter,
} from './count.ts'
import { countToTexts } from '../pages.texts.ts'

const Display = styled.output`
  display: block;
  padding: ${space(6)} 0;
  color: ${color.accentText};
  font-size: clamp(32px, 9vw, 72px);
  font-weight: ${weight('semibold')};
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  overflow-wrap: anywhere;
`

const Snippet = styled.code`
  display: block;
  margin-top: ${space(4)};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`

const Line = styled.div`
  display: flex;
  gap: ${space(2)};
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: ${space(4)};
`

const numbers = ['start', 'end', 'duration', 'decimals'] as const
const words = ['separator', 'prefix', 'suffix'] as const

const typedDefaults: TypedSettings = {
  ...countDefaults,
  start: String(countDefaults.start),
  end: String(countDefaults.end),
  duration: String(countDefaults.duration),
  decimals: String(countDefaults.decimals),
}

/** The defaults stand in for settings that cannot be shown. */
function usable(settings: CountSettings): CountSettings {
  const problems = countProblems(settings)
  return {
    ...settings,
    decimals: problems.has('decimals') ? countDefaults.decimals : settings.decimals,
    separator: problems.has('separator') ? countDefaults.separator : settings.separator,
  }
}

/** `/components/count-to`: a counter and everything that can be set about it. */
export function CountToScreen() {
  const t = useTexts(countToTexts)
  const [typed, setTyped] = useState(typedDefaults)
  const settings = useMemo(() => parseSettings(typed), [typed])
  const shown = useMemo(() => usable(settings), [settings])
  const { value, running, start, toggle } = useCounter(shown)
  const problems = countProblems(settings)
  const errors: Partial<Record<keyof CountSettings, string>> = {
    ...(problems.has('decimals') && { decimals: t.wrongDecimals }),
    ...(problems.has('separator') && { separator: t.wrongSeparator }),
  }
  const set = (change: Partial<TypedSettings>) => setTyped((before) => ({ ...before, ...change }))
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Card title={t.counter}>
        <Display aria-live="off">{countText(shown, value)}</Display>
        <Line>
          <Button variant="primary" onClick={start}>
            {t.run}
          </Button>
          <Button onClick={toggle}>{running ? t.pause : t.resume}</Button>
        </Line>
        <Snippet>{countSnippet(shown)}</Snippet>
      </Card>
      <Card title={t.settings}>
        <Fields>
          {numbers.map((name) => (
            <TextField
              key={name}
              type="number"
              label={t[name]}
              error={errors[name]}
              value={typed[name]}
              onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
            />
          ))}
          {words.map((name) => (
            <TextField
              key={name}
              label={t[name]}
              error={errors[name]}
              value={typed[name]}
              onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
            />
          ))}
        </Fields>
      </Card>
    </DemoPage>
  )
}
