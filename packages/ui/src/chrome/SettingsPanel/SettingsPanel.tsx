import { useState, useId } from 'react'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useTexts, useFormat } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Drawer } from '@waldkerf/ui/parts/Drawer/Drawer'
import { Segments } from './Segments.tsx'
import { Foot, Heading, Section, Sections, OwnColor, Proof, Swatch, Swatches } from './SettingsPanel.styles.ts'
import { settingsTexts } from '../overlays.texts.ts'
import type { Density } from '@waldkerf/ui/theme/scales'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { contrast } from '@waldkerf/ui/theme/contrast'
import { textOn } from '@waldkerf/ui/theme/themeColor'
import { presets } from './presets.ts'

/** Copies the link; where the browser refuses (outside a secure context), shows it to be marked. */
function ReviewLink({ link }: { link: string }) {
  const t = useTexts(settingsTexts)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  const copy = () => {
    const copying = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))
    copying.then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    )
  }
  return (
    <>
      <Button icon="external" onClick={copy}>
        {t.copyLink}
      </Button>
      <output>{outcome && t[outcome]}</output>
      {outcome === 'notCopied' && (
        <TextField label={t.linkField} readOnly value={link} onFocus={(event) => event.target.select()} />
      )}
    </>
  )
}

export interface SettingsPanelProps {
  open: boolean
  onClose: () => void
  settings: Settings
  onChange: (change: Partial<Settings>) => void
  onReset: () => void
  /** Address that shows these settings to someone else. */
  reviewLink: string
}

/** The look of the application; every choice holds at once. The specification's four come first, in its order. */
export function SettingsPanel({ open, onClose, settings, onChange, onReset, reviewLink }: SettingsPanelProps) {
  const t = useTexts(settingsTexts)
  const toggle = (key: 'tagsView' | 'fixedHeader' | 'sidebarLogo', hint?: string) => (
    <Checkbox
      label={t[key]}
      {...(hint !== undefined && { hint })}
      checked={settings[key]}
      onChange={(event) => onChange({ [key]: event.target.checked })}
    />
  )
  return (
    <Drawer open={open} onClose={onClose} label={t.title} narrow>
      <Sections>
        <ThemeColorChoice value={settings.themeColor} onChange={(themeColor) => onChange({ themeColor })} />
        <Section as="div">
          {toggle('tagsView', t.tagsViewHint)}
          {toggle('fixedHeader', t.fixedHeaderHint)}
          {toggle('sidebarLogo')}
        </Section>
        <Heading>{t.appearance}</Heading>
        <Segments
          label={t.colorMode}
          options={t.colorModes}
          value={settings.colorMode}
          onChange={(colorMode) => onChange({ colorMode })}
        />
        <Segments
          label={t.density}
          options={t.densities}
          value={settings.density}
          onChange={(density) => onChange({ density })}
        />
        <Foot>
          <ReviewLink link={reviewLink} />
          <Button variant="quiet" icon="reset" onClick={onReset}>
            {t.reset}
          </Button>
        </Foot>
      </Sections>
    </Drawer>
  )
}

/** `system`: as the device is set. */
type ColorMode = 'system' | 'light' | 'dark'

/** A person's choices for the look of the application (spec section 2 'Chrome'). */
export interface Settings {
  /** `#rrggbb` */
  themeColor: string
  tagsView: boolean
  fixedHeader: boolean
  sidebarLogo: boolean
  colorMode: ColorMode
  density: Density
}

interface ThemeColorChoiceProps {
  /** `#rrggbb` */
  value: string
  onChange: (value: string) => void
}

/** The theme colour: eight presets and any other, with a sample of text on it. */
export function ThemeColorChoice({ value, onChange }: ThemeColorChoiceProps) {
  const t = useTexts(settingsTexts)
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
