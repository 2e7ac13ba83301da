import { useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { texts } from '../pictures.texts.ts'
import { LightPanel } from './LightPanel.tsx'
import { Tools, Zoom } from './PictureStage.styles.ts'
import { maxZoom, type PictureView, showWhole, turn, zoomAt, zoomStep } from './pictureView.ts'

export interface PictureToolsProps {
  view: PictureView
  onChange: (change: (view: PictureView) => PictureView) => void
  full: boolean
  onFull: (() => void) | undefined
}

/** Tools for the picture in view; each has a key, named in its tooltip. */
export function PictureTools({ view, onChange, full, onFull }: PictureToolsProps) {
  const t = useTexts(texts).stage
  const { number } = useFormat()
  const [lit, setLit] = useState(false)
  return (
    <>
      {lit && <LightPanel view={view} onChange={(light) => onChange((last) => ({ ...last, ...light }))} />}
      <Tools>
        <IconButton
          icon="minus"
          label={t.smaller}
          aria-disabled={view.zoom === 1 || undefined}
          onClick={() => onChange((last) => zoomAt(last, 1 / zoomStep))}
        />
        <Zoom>{t.zoomed(number(Math.round(view.zoom * 100)))}</Zoom>
        <IconButton
          icon="plus"
          label={t.larger}
          aria-disabled={view.zoom === maxZoom || undefined}
          onClick={() => onChange((last) => zoomAt(last, zoomStep))}
        />
        <IconButton icon="fit" label={t.whole} onClick={() => onChange(showWhole)} />
        <IconButton icon="rotate" label={t.turn} onClick={() => onChange(turn)} />
        <IconButton icon="contrast" label={t.light} aria-expanded={lit} onClick={() => setLit(!lit)} />
        {onFull && (
          <IconButton
            icon={full ? 'shrink' : 'expand'}
            label={full ? t.leaveFull : t.full}
            data-fills
            onClick={onFull}
          />
        )}
      </Tools>
    </>
  )
}
