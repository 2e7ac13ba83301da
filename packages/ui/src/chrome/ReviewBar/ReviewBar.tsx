import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { color, fontSize, space } from '../../theme/tokens.ts'
import { texts } from '../SettingsPanel/SettingsPanel.texts.ts'

export interface ReviewBarProps {
  onKeep: () => void
  onDrop: () => void
}

/** Over the page that is looked at through a review link: whether its look is to stay. */
export function ReviewBar({ onKeep, onDrop }: ReviewBarProps) {
  const t = useTexts(texts)
  return (
    <Line>
      <span>{t.fromLink}</span>
      <Button onClick={onDrop}>{t.drop}</Button>
      <Button onClick={onKeep}>{t.keep}</Button>
    </Line>
  )
}

const Line = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-block-end: 1px solid ${color.infoBorder};
  background: ${color.infoQuiet};
  font-size: ${fontSize(14)};

  > span {
    flex: 1 1 240px;
  }
`
