import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { color, fontSize, space } from '../../theme/tokens.ts'
import { texts } from './FallbackBar.texts.ts'

export interface FallbackBarProps {
  /** What could not be loaded and what holds meanwhile, as a sentence. */
  message: string
  onRetry: () => void
}

/** A line over the page that works with less than it should, with the way to try again. Announced politely. */
export function FallbackBar({ message, onRetry }: FallbackBarProps) {
  const t = useTexts(texts)
  return (
    <Line>
      <Icon name="warning" size={20} />
      <Message>{message}</Message>
      <Button variant="secondary" onClick={onRetry}>
        {t.retry}
      </Button>
    </Line>
  )
}

const Line = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-block-end: 1px solid ${color.warningBorder};
  background: ${color.warningQuiet};
  color: ${color.warningText};
`

const Message = styled.span`
  flex: 1 1 0;
  min-width: min(100%, 200px);
  color: ${color.text};
  font-size: ${fontSize(14)};
`
