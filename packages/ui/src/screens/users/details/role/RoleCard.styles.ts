import { styled } from 'styled-components'
import { fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

export const Form = styled.form`
  display: grid;
  gap: ${space(3)};

  > h3 {
    font-size: ${fontSize(13)};
    font-weight: ${weight('medium')};
  }
`
