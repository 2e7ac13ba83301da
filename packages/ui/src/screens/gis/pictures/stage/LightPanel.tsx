import { useId } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { texts } from '../pictures.texts.ts'
import { Light } from './PictureStage.styles.ts'
import { asTaken, lightRange, type PictureView } from './pictureView.ts'

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
