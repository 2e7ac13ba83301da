import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { exaggerations, type Look } from './lookTypes.ts'
import { LookLine } from './toolbar.styles.ts'
import { texts } from './toolbar.texts.ts'

export interface LookBarProps {
  look: Look
  onLook: (look: Look) => void
}

/** Switches for preview and residuals. The keys P and R do the same. */
export function LookBar({ look, onLook }: LookBarProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const set = (part: Partial<Look>) => onLook({ ...look, ...part })
  const range = (name: 'opacity' | 'swipe') => (
    <label>
      {t[name]}
      <input
        type="range"
        min={0}
        max={100}
        disabled={!look.preview}
        value={Math.round(look[name] * 100)}
        onChange={(event) => set({ [name]: Number(event.target.value) / 100 })}
      />
    </label>
  )
  const [furthest = 1] = exaggerations.toReversed()
  const step = exaggerations.indexOf(look.exaggeration as 1)
  return (
    <LookLine role="group" aria-label={t.view}>
      <Checkbox label={t.preview} checked={look.preview} onChange={() => set({ preview: !look.preview })} />
      {range('opacity')}
      {range('swipe')}
      <Checkbox label={t.arrows} checked={look.arrows} onChange={() => set({ arrows: !look.arrows })} />
      <label>
        {t.exaggeration}
        <input
          type="range"
          min={0}
          max={exaggerations.length - 1}
          disabled={!look.arrows}
          value={step < 0 ? 0 : step}
          aria-valuetext={t.times(number(look.exaggeration))}
          onChange={(event) => set({ exaggeration: exaggerations[Number(event.target.value)] ?? furthest })}
        />
        {t.times(number(look.exaggeration))}
      </label>
    </LookLine>
  )
}
