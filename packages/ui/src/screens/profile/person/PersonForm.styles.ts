import { styled } from 'styled-components'
import { space } from '@waldkerf/ui/theme/tokens'

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(4)};

  @media (width < 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
