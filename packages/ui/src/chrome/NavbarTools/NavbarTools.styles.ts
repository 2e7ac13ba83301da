import { styled } from 'styled-components'
import { pressable } from '@waldkerf/ui/parts/Button/Button.styles.ts'
import { belowDesktop } from '@waldkerf/ui/theme/skeletonCss'
import { color, controlHeight, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

/** Narrow windows have neither the room nor, mostly, the use. */
export const OnDesktop = styled.span`
  display: flex;
  gap: inherit;

  @media ${belowDesktop} {
    display: none;
  }
`

/** Drawn, not written: 'Aa' is no part of the button's name. */
export const SizeLetters = styled.span`
  &::before {
    content: 'Aa' / '';
  }

  font-size: ${fontSize(14)};
  font-weight: ${weight('medium')};
`

/** As wide as a button with a picture, and wider by the number. */
export const Messages = styled.button`
  ${pressable}
  flex: none;
  min-width: ${controlHeight};
  padding-inline: ${space(2)};
  background: transparent;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  font-weight: ${weight('medium')};

  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  &[data-errors] {
    color: ${color.dangerText};
  }
  &[data-errors]:hover {
    background: ${color.dangerQuiet};
  }
`
