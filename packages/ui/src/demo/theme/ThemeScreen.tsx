import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge, type Tone } from '@waldkerf/ui/parts/Badge/Badge'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Field } from '@waldkerf/ui/parts/Field/Field'
import { fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { DemoPage } from '../page/DemoPage.tsx'
import { RadioRow } from '../page/RadioRow.tsx'
import { themeTexts } from '../pages.texts.ts'

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};

  h3 {
    margin-bottom: ${space(2)};
    font-size: ${fontSize(13)};
    font-weight: ${weight('medium')};
  }
  input[type='range'] {
    width: min(320px, 100%);
    min-height: 24px;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const tones: readonly Tone[] = ['info', 'success', 'warning', 'danger', 'neutral']
const counts = [3, 6, 9] as const

export interface ThemeScreenProps {
  isDark: boolean
  onChange: (isDark: boolean) => void
}

/** `/theme/index`: the theme is a value of the whole application; here it is switched and looked at. */
export function ThemeScreen({ isDark, onChange }: ThemeScreenProps) {
  const t = useTexts(themeTexts)
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Checkbox label={t.change} checked={isDark} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <Card title={t.parts}>
        <Stack>
          <section>
            <h3>{t.buttons}</h3>
            <Line>
              {variants.map((variant) => (
                <Button key={variant} variant={variant}>
                  {t.button[variant]}
                </Button>
              ))}
              <IconButton icon="pencil" label={t.edit} />
              <IconButton icon="external" label={t.share} />
              <IconButton icon="search" label={t.search} />
            </Line>
          </section>
          <section>
            <h3>{t.tones}</h3>
            <Line>
              {tones.map((tone) => (
                <Badge key={tone} tone={tone}>
                  {t.tone[tone]}
                </Badge>
              ))}
            </Line>
          </section>
          <Choices />
        </Stack>
      </Card>
    </DemoPage>
  )
}

/** A choice of one and a slider, as the system draws them in the theme's colour. */
function Choices() {
  const t = useTexts(themeTexts)
  const [count, setCount] = useState<number>(3)
  const [level, setLevel] = useState(50)
  return (
    <>
      <RadioRow
        legend={t.choice}
        options={counts.map((value) => ({ value, label: String(value) }))}
        value={count}
        onChange={setCount}
      />
      <Field label={`${t.level}: ${level}`}>
        {(field) => (
          <input
            {...field}
            type="range"
            value={level}
            onChange={({ currentTarget }) => setLevel(Number(currentTarget.value))}
          />
        )}
      </Field>
    </>
  )
}
