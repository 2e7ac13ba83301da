import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, radius, space } from '@waldkerf/ui/theme/tokens'
import { Icon, type IconName } from '../Icon/Icon.tsx'

export interface BarProps {
  icon: IconName
  /** The situation, and its consequence for the reader. */
  message: string
  tone?: 'info' | 'success' | 'warning'
  /** From edge to edge at the top of the page, instead of a box in it. */
  edge?: boolean
  /** One or two buttons. */
  actions?: ReactNode
}

/** A line that stays as long as its message holds. Put it into a live region, or where it stands from the start. */
export function Bar({ icon, message, tone = 'info', edge, actions }: BarProps) {
  return (
    <Line data-tone={tone} data-edge={edge || undefined}>
      <Icon name={icon} />
      <Message>{message}</Message>
      {actions && <Actions>{actions}</Actions>}
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
  &[data-tone='success'] {
    border-color: ${color.successBorder};
    background: ${color.successQuiet};
  }
  &[data-tone='success'] > svg {
    color: ${color.successText};
  }
  &[data-tone='warning'] {
    border-color: ${color.warningBorder};
    background: ${color.warningQuiet};
  }
  &[data-tone='warning'] > svg {
    color: ${color.warningText};
  }
  &[data-edge] {
    padding-inline: ${space(4)};
    border-width: 0 0 1px;
    border-radius: 0;
  }
`

/** Together on a line of their own where there is no room beside the words. */
const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

const Message = styled.p`
  flex: 1 1 0;
  min-width: min(100%, 200px);
  padding-block: ${space(1)};
  overflow-wrap: anywhere;
`
