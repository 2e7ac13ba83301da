import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { color, layout, radius, shadow, space } from '@waldkerf/ui/theme/tokens'
import { DemoPage, Filler } from '../page/DemoPage.tsx'
import { stickyTexts } from '../pages.texts.ts'

/** Below the bar and the tags, which stick themselves. */
const Bar = styled.form`
  position: sticky;
  top: ${layout('head')};
  z-index: 3;
  display: grid;
  grid-template-columns: 160px minmax(160px, 1fr) 180px auto;
  align-items: end;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};
  box-shadow: ${shadow('low')};

  @media (width < 900px) {
    grid-template-columns: 1fr 1fr;
  }
`

const Lower = styled.div`
  position: sticky;
  top: calc(${layout('head')} + 200px);
  z-index: 2;
  width: max-content;
  max-width: 100%;
`

const platforms = ['platformA', 'platformB', 'platformC'] as const

/** `/components/sticky`: two things that stay in view, by the browser's own means. */
export function StickyScreen() {
  const t = useTexts(stickyTexts)
  const [pressed, setPressed] = useState(false)
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Bar aria-label={t.bar} onSubmit={(event) => event.preventDefault()}>
        <Select label={t.platform} defaultValue={platforms[0]}>
          {platforms.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <TextField label={t.link} type="url" defaultValue="https://" />
        <TextField label={t.time} type="date" defaultValue="2026-11-20" />
        <Button type="submit" variant="primary">
          {t.publish}
        </Button>
      </Bar>
      <Lower>
        <Button icon="pin" aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
          {t.second}
        </Button>
      </Lower>
      <Card title={t.text}>
        <Filler lines={80} />
      </Card>
    </DemoPage>
  )
}
