import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { texts } from './sections.texts.ts'

/** Says that the records are too many to load, and the consequences. @param total all there are */
export function PartHint({ total }: { total: number }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  return (
    <Hint>
      <Icon name="info" size={16} />
      <span>{t.hint(number(total))}</span>
    </Hint>
  )
}

const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};

  svg {
    flex: none;
  }
`
