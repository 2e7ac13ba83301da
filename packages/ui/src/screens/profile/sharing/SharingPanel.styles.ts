import { styled } from 'styled-components'
import { space } from '@waldkerf/ui/theme/tokens'

export const Body = styled.div`
  display: grid;
  gap: ${space(3)};
`
