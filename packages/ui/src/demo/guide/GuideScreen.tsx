import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { DemoPage } from '../page/DemoPage.tsx'
import { texts } from './GuideScreen.texts.ts'
import { useGuideSteps } from './useGuideSteps.ts'

const Note = styled.p`
  max-width: 70ch;
  margin-bottom: ${space(4)};
`

const Failure = styled.p`
  margin-top: ${space(3)};
  color: ${color.dangerText};
`

/** `/guide/index`: a tour of what stands around the page. */
export function GuideScreen() {
  const t = useTexts(texts)
  const steps = useGuideSteps()
  const button = useRef<HTMLButtonElement>(null)
  const end = useRef<() => void>(undefined)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  // Leaving the page ends the tour.
  useEffect(() => () => end.current?.(), [])
  const start = async () => {
    setBusy(true)
    try {
      const { startTour } = await import('./tour.ts')
      end.current = startTour(steps, t, () => button.current?.focus())
      setFailed(false)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Card title={t.card}>
        <Note>{t.note}</Note>
        <Button ref={button} variant="primary" icon="question" busy={busy} onClick={() => void start()}>
          {t.start}
        </Button>
        {failed && <Failure role="alert">{t.failed}</Failure>}
      </Card>
    </DemoPage>
  )
}
