import { useId } from 'react'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { contrast } from '../../theme/contrast.ts'
import { textOn } from '../../theme/themeColor.ts'
import { presets } from './presets.ts'
import { OwnColor, Proof, Section, Swatch, Swatches } from './SettingsPanel.styles.ts'
import { texts } from './SettingsPanel.texts.ts'

export interface ThemeColorChoiceProps {
  /** `#rrggbb` */
  value: string
  onChange: (value: string) => void
}

/** The theme colour: eight presets and any other, with a sample of text on it. */
export function ThemeColorChoice({ value, onChange }: ThemeColorChoiceProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const name = useId()
  const text = textOn(value)
  // Rounded down: the figure never promises more than there is.
  const ratio = number(Math.floor(contrast(text, value) * 10) / 10)
  return (
    <Section>
      <legend>{t.themeColor}</legend>
      <Swatches>
        {(Object.keys(presets) as (keyof typeof presets)[]).map((key) => (
          <Swatch
            key={key}
            title={t.colors[key]}
            style={{ '--swatch': presets[key], '--on-swatch': textOn(presets[key]) }}
          >
            <input type="radio" name={name} checked={presets[key] === value} onChange={() => onChange(presets[key])} />
            <Icon name="check" size={16} />
            <VisuallyHidden>{t.colors[key]}</VisuallyHidden>
          </Swatch>
        ))}
      </Swatches>
      <OwnColor>
        {t.ownColor}
        <input type="color" value={value} onChange={(event) => onChange(event.target.value)} />
      </OwnColor>
      <Proof>
        <b>{t.sample}</b> <i>{t.sample}</i>
        <span>{t.textOn(text === '#ffffff' ? t.white : t.black, ratio)}</span>
        <p>{t.shifted}</p>
      </Proof>
    </Section>
  )
}
