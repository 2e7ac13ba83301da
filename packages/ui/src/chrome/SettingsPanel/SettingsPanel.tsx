import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx'
import { Drawer } from '../../parts/Drawer/Drawer.tsx'
import { Segments } from './Segments.tsx'
import { Foot, Heading, Section, Sections } from './SettingsPanel.styles.ts'
import { texts } from './SettingsPanel.texts.ts'
import { ThemeColorChoice } from './ThemeColorChoice.tsx'
import type { Settings } from './types.ts'
import { useState } from 'react'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'

export type { Settings } from './types.ts'

/** Copies the link; where the browser refuses (outside a secure context), shows it to be marked. */
function ReviewLink({ link }: { link: string }) {
  const t = useTexts(texts)
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
  const t = useTexts(texts)
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
