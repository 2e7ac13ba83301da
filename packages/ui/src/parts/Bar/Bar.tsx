import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, radius, shadow, space } from '../../theme/tokens.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'

export interface BarProps {
  icon: IconName
  /** What is so, and what it means for the reader. */
  message: string
  tone?: 'info' | 'warning'
  /** Over the page instead of in it. */
  floating?: boolean
  /** One or two buttons. */
  actions?: ReactNode
}

/** A line that stays for as long as what it says is so. Put it into a live region, or where it stands from the start. */
export function Bar({ icon, message, tone = 'info', floating, actions }: BarProps) {
  return (
    <Line data-tone={tone} data-floating={floating || undefined}>
      <Icon name={icon} />
      <Message>{message}</Message>
      {actions}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.infoBorder};
  border-radius: ${radius('card')};
  background: ${color.infoQuiet};
  color: ${color.text};

  > svg {
    flex: none;
    color: ${color.infoText};
  }
  &[data-tone='warning'] {
    border-color: ${color.warningBorder};
    background: ${color.warningQuiet};
  }
  &[data-tone='warning'] > svg {
    color: ${color.warningText};
  }
  &[data-floating] {
    margin-top: ${space(2)};
    box-shadow: ${shadow('middle')};
    pointer-events: auto;
  }
`

const Message = styled.p`
  flex: 1 1 0;
  min-width: min(100%, 200px);
  padding-block: ${space(1)};
  overflow-wrap: anywhere;
`
