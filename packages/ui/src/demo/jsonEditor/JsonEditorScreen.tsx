import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { color, radius, space } from '@waldkerf/ui/theme/tokens'
import { DemoPage, LoadingRows } from '../page/DemoPage.tsx'
import { jsonEditorTexts } from '../pages.texts.ts'

const groups = [
  { name: 'Fichte', items: ['Buchdrucker', 'Kupferstecher'] },
  { name: 'Kiefer', items: ['Waldgärtner', 'Zwölfzähniger Kiefernborkenkäfer'] },
  { name: 'Lärche', items: ['Lärchenborkenkäfer'] },
  { name: 'Eiche', items: ['Eichensplintkäfer', 'Eichenkernkäfer'] },
]

/** Four groups of species, indented by two blanks. */
const sample = JSON.stringify(
  groups.map(({ name, items }) => ({
    name,
    items: items.map((symbol) => ({ market_type: 'forest', symbol })),
  })),
  undefined,
  2,
)

/** Whether a text is JSON; none is neither right nor wrong. */
function jsonState(text: string): 'valid' | 'empty' | 'invalid' {
  if (text.trim() === '') return 'empty'
  try {
    JSON.parse(text)
    return 'valid'
  } catch {
    return 'invalid'
  }
}

const JsonText = lazy(async () => ({ default: (await import('./JsonText.tsx')).JsonText }))

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
`

const tones = { valid: 'success', empty: 'neutral', invalid: 'danger' } as const
const icons = { valid: 'check', empty: 'info', invalid: 'warning' } as const

/** `/components/json-editor`: text that says whether it is JSON. */
export function JsonEditorScreen() {
  const t = useTexts(jsonEditorTexts)
  const [text, setText] = useState(sample)
  const state = jsonState(text)
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Line>
        <Button icon="refresh" onClick={() => setText(sample)}>
          {t.reset}
        </Button>
        <Button onClick={() => setText('')}>{t.clear}</Button>
        <output aria-label={t.state}>
          <Badge tone={tones[state]} icon={icons[state]}>
            {t[state]}
          </Badge>
        </output>
      </Line>
      <Frame>
        <Suspense fallback={<LoadingRows label={t.loading} rows={8} />}>
          <JsonText label={t.editor} text={text} onChange={setText} height={300} />
        </Suspense>
      </Frame>
    </DemoPage>
  )
}
