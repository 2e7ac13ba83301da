import { styled } from 'styled-components'
import { pressable } from '../../parts/Button/Button.styles.ts'
import { belowDesktop } from '../../theme/skeletonCss.ts'
import { color, fontSize, space, weight } from '../../theme/tokens.ts'

/** Narrow windows have neither the room nor, mostly, the use. */
export const OnDesktop = styled.span`
  display: flex;
  gap: inherit;

  @media ${belowDesktop} {
    display: none;
  }
`

export const SizeLetters = styled.span`
  font-size: ${fontSize(14)};
  font-weight: ${weight('medium')};
`

export const ErrorsButton = styled.button`
  ${pressable}
  flex: none;
  padding-inline: ${space(2)};
  background: transparent;
  color: ${color.dangerText};
  font-variant-numeric: tabular-nums;
  font-weight: ${weight('medium')};

  &:hover {
    background: ${color.dangerQuiet};
  }
`
