import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { DemoPage } from '../page/DemoPage.tsx'
import { texts } from './PdfScreen.texts.ts'

const Words = styled.p`
  max-width: 70ch;
  margin-bottom: ${space(4)};
`

const Blocked = styled.p`
  margin-top: ${space(3)};
  color: ${color.warningText};

  a {
    color: ${color.accentText};
  }
`

export interface PdfScreenProps {
  /** Address of the print view. */
  url: string
  /** Opens it in a new tab. @returns whether the browser did */
  open: (url: string) => boolean
}

/** `/pdf/index`: the way to the print view. */
export function PdfScreen({ url, open }: PdfScreenProps) {
  const t = useTexts(texts)
  const [blocked, setBlocked] = useState(false)
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Card title={t.card}>
        <Words>{t.note}</Words>
        <Button variant="primary" icon="document" onClick={() => setBlocked(!open(url))}>
          {t.open}
        </Button>
        {blocked && (
          <Blocked role="alert">
            {t.blocked}{' '}
            <a href={url} target="_blank" rel="noopener">
              {t.open}
            </a>
          </Blocked>
        )}
      </Card>
    </DemoPage>
  )
}
