import { styled } from 'styled-components'
import { color, radius, space, weight } from '../../theme/tokens.ts'

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

export const Clash = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  padding: 0;
  border: 0;
  margin: 0;

  legend {
    padding: 0;
    font-weight: ${weight('medium')};
  }
`

export const Choice = styled.label`
  display: flex;
  min-height: 24px;
  align-items: baseline;
  gap: ${space(2)};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
