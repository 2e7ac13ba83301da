import { styled } from 'styled-components'
import { fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

/** A key hint. Takes the colour around it, so that it also stands on a coloured button. */
export const Kbd = styled.kbd`
  padding: 0 ${space(1)};
  border: 1px solid currentColor;
  border-radius: ${radius('control')};
  font-family: inherit;
  font-size: ${fontSize(12)};
  font-weight: ${weight('medium')};
  line-height: 16px;
`
