import { styled } from 'styled-components'
import { color, radius, space } from '../../theme/tokens.ts'

/** Scrolls on its own: the work below stays in reach however much it is. */
export const Clashes = styled.div`
  display: grid;
  max-height: 240px;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.infoBorder};
  border-radius: ${radius('card')};
  margin-block-start: ${space(1)};
  background: ${color.infoQuiet};
  overflow-y: auto;
`
