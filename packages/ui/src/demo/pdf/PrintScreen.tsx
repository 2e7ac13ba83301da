import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import { presets } from '../dropzone/presets.ts'
import { texts } from './PdfScreen.texts.ts'
import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

/** A sheet of paper; on paper itself without what is only for the screen. */
const Sheet = styled.main`
  display: grid;
  gap: ${space(4)};
  max-width: 720px;
  margin: ${space(8)} auto;
  padding: 0 ${space(4)};
  line-height: 1.6;

  h1 {
    font-size: ${fontSize(32)};
    font-weight: ${weight('semibold')};
    line-height: 1.2;
  }
  figure {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)};
    margin: 0;
    break-inside: avoid;
  }
  img {
    max-width: 100%;
    height: auto;
  }
  figcaption {
    width: 100%;
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
  @media print {
    max-width: none;
    margin: 0;
    color: black;

    > header {
      display: none;
    }
    figcaption {
      color: black;
    }
  }
`

/** Waits for fonts and pictures, so that they are on paper; a picture that fails holds nobody up. */
const allThere = (page: Element) =>
  Promise.all([
    document.fonts.ready,
    ...[...page.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)),
  ])

/** Title of the window and of the printed article. */
export const usePrintTitle = (): string => useTexts(texts).article.title

/** `/pdf/download`: an article without the frame, which asks for the printer once. @param print of the browser */
export function PrintScreen({ print }: { print: () => void }) {
  const t = useTexts(texts)
  const sheet = useRef<HTMLElement>(null)
  const [ready, setReady] = useState(false)
  const start = useEffectEvent(print)
  useEffect(() => {
    let wanted = true
    if (!sheet.current) return undefined
    void allThere(sheet.current).then(() => {
      if (!wanted) return
      setReady(true)
      start()
    })
    return () => {
      wanted = false
    }
  }, [])
  const { title, lead, paragraphs, caption } = t.article
  return (
    <Sheet ref={sheet}>
      <header>
        {ready ? (
          <Button variant="primary" onClick={print}>
            {t.print}
          </Button>
        ) : (
          <ProgressBar label={t.waiting} />
        )}
      </header>
      <h1>{title}</h1>
      <p>
        <strong>{lead}</strong>
      </p>
      <p>{paragraphs.first}</p>
      <figure>
        <img src={presets.beetle} alt="" width={240} height={240} />
        <img src={presets.forest} alt="" width={240} height={240} />
        <figcaption>{caption}</figcaption>
      </figure>
      <p>{paragraphs.second}</p>
      <p>{paragraphs.third}</p>
    </Sheet>
  )
}
