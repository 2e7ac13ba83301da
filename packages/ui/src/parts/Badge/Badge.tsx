import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { Icon, type IconName } from '../Icon/Icon.tsx'

const tones = {
  info: css`
    --text: ${color.infoText};
    --edge: ${color.infoBorder};
    --quiet: ${color.infoQuiet};
  `,
  success: css`
    --text: ${color.successText};
    --edge: ${color.successBorder};
    --quiet: ${color.successQuiet};
  `,
  warning: css`
    --text: ${color.warningText};
    --edge: ${color.warningBorder};
    --quiet: ${color.warningQuiet};
  `,
  danger: css`
    --text: ${color.dangerText};
    --edge: ${color.dangerBorder};
    --quiet: ${color.dangerQuiet};
  `,
  neutral: css`
    --text: ${color.neutralText};
    --edge: ${color.neutralBorder};
    --quiet: ${color.neutralQuiet};
  `,
}

export type Tone = keyof typeof tones

const Pill = styled.span<{ $tone: Tone }>`
  ${({ $tone }) => tones[$tone]}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding: 0 ${space(2)};
  border: 1px solid var(--edge);
  border-radius: ${radius('round')};
  background: var(--quiet);
  color: var(--text);
  font-size: ${fontSize(12)};
  font-weight: ${weight('medium')};
  line-height: 20px;
  white-space: nowrap;
`

/** A state in a word. Colour never speaks alone: give an icon where the word could be missed. */
export function Badge({ tone, icon, children }: { tone: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <Pill $tone={tone}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </Pill>
  )
}
