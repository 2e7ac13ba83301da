import { styled } from 'styled-components'
import { space } from '@waldkerf/ui/theme/tokens'

export const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  align-items: start;
  gap: ${space(3)};
`
