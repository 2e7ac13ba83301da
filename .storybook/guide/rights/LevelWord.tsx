import { useTexts } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { texts } from '../guide.texts.ts'
import type { Level } from './rightsRows.ts'

/** How much somebody may do, as a word. */
export function LevelWord({ level }: { level: Level }) {
  const t = useTexts(texts)
  return <Word data-level={level}>{t.levels[level]}</Word>
}

const Word = styled.span`
  display: inline-block;
  min-width: 48px;
  padding: 0 ${space(2)};
  border-radius: ${radius('round')};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  text-align: center;

  &[data-level='all'] {
    background: ${color.successQuiet};
    color: ${color.successText};
    font-weight: ${weight('medium')};
  }
  &[data-level='some'] {
    background: ${color.warningQuiet};
    color: ${color.warningText};
    font-weight: ${weight('medium')};
  }
`
