import { styled } from 'styled-components'
import type { Language } from '@waldkerf/ui/i18n/Language'
import { pressable } from '@waldkerf/ui/parts/Button/Button.styles.ts'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { color, space, weight } from '@waldkerf/ui/theme/tokens'

/** The other language, in its own words: whoever needs it may not read this one. */
const others: Record<Language, { language: Language; code: string; words: string }> = {
  de: { language: 'en', code: 'EN', words: 'Switch to English' },
  en: { language: 'de', code: 'DE', words: 'Auf Deutsch umstellen' },
}

export interface LanguageSwitchProps {
  language: Language
  onChange: (language: Language) => void
}

/** One press changes to the other of the two languages. */
export function LanguageSwitch({ language, onChange }: LanguageSwitchProps) {
  const other = others[language]
  return (
    <Code type="button" lang={other.language} title={other.words} onClick={() => onChange(other.language)}>
      {other.code}
      <VisuallyHidden> – {other.words}</VisuallyHidden>
    </Code>
  )
}

const Code = styled.button`
  ${pressable}
  position: relative;
  flex: none;
  padding-inline: ${space(2)};
  background: transparent;
  color: ${color.textMuted};
  font-weight: ${weight('medium')};

  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
`
