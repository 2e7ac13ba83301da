import { useEffect, useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../AvatarScreen.texts.ts'
import { type Cut, drawCut } from '../avatarPicture.ts'
import { Previews } from '../AvatarScreen.styles.ts'

const side = 100

/** The cut as it will look, square and round. */
export function CutPreview({ image, cut }: { image: HTMLImageElement; cut: Cut }) {
  const t = useTexts(texts)
  const square = useRef<HTMLCanvasElement>(null)
  const round = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    for (const canvas of [square.current, round.current]) if (canvas) drawCut(canvas, image, cut)
  }, [image, cut])
  return (
    <Previews>
      <figcaption>{t.preview}</figcaption>
      <canvas ref={square} width={side} height={side} aria-hidden />
      <canvas ref={round} width={side} height={side} aria-hidden />
    </Previews>
  )
}
