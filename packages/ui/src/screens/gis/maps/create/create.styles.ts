import { styled } from 'styled-components'
import { color, space } from '@waldkerf/ui/theme/tokens'

export const Form = styled.form`
  display: grid;
  gap: ${space(3)};
`

export const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  align-items: start;
  gap: ${space(3)};
`

export const Problem = styled.p`
  color: ${color.dangerText};
`
