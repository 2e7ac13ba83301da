import { styled } from 'styled-components'
import { color, space } from '@waldkerf/ui/theme/tokens'

export const Form = styled.div`
  display: grid;
  gap: ${space(4)};
`

export const Problem = styled.p`
  color: ${color.dangerText};
`

/** The former value; struck out for eyes and ears. */
export const Struck = styled.del`
  color: ${color.textMuted};
`
