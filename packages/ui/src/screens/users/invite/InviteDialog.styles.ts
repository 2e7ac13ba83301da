import { styled } from 'styled-components'
import { fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

export const Flags = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${space(2)};
    font-size: ${fontSize(13)};
    font-weight: ${weight('medium')};
  }
`
