import { useState, useId } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { texts } from './pictures.texts.ts'
import { Tools, Zoom, Light } from './PictureStage.styles.ts'
import { maxZoom, type PictureView, showWhole, turn, zoomAt, zoomStep, asTaken, lightRange } from './pictureView.ts'
import { Button } from '@waldkerf/ui/parts/Button/Button'

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

export interface LightPanelProps {
  view: Pick<PictureView, 'brightness' | 'contrast'>
  onChange: (light: Pick<PictureView, 'brightness' | 'contrast'>) => void
}

/** Brightness and contrast of the picture that is looked at. */
export function LightPanel({ view, onChange }: LightPanelProps) {
  const t = useTexts(texts).stage
  const { brightness, contrast } = view
  return (
    <Light aria-label={t.light}>
      <Slider label={t.brightness} value={brightness} onChange={(value) => onChange({ contrast, brightness: value })} />
      <Slider label={t.contrast} value={contrast} onChange={(value) => onChange({ brightness, contrast: value })} />
      <Button variant="quiet" onClick={() => onChange({ brightness: asTaken.brightness, contrast: asTaken.contrast })}>
        {t.resetLight}
      </Button>
    </Light>
  )
}

interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
}

function Slider({ label, value, onChange }: SliderProps) {
  const id = useId()
  const percent = `${useFormat().number(value)} %`
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <output aria-hidden>{percent}</output>
      <input
        id={id}
        type="range"
        aria-valuetext={percent}
        {...lightRange}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
