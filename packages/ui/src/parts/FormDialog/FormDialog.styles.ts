import { styled } from 'styled-components'
import { color, radius, space } from '../../theme/tokens.ts'

export const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`

/** Short fields beside each other where there is room. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: ${space(4)};
`

export const Problem = styled.p`
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.dangerBorder};
  border-radius: ${radius('control')};
  background: ${color.dangerQuiet};
  color: ${color.dangerText};
`
