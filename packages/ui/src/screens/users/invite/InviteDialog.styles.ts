import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`

export const Names = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: ${space(4)};
`

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

export const Problem = styled.p`
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.dangerBorder};
  border-radius: ${radius('control')};
  background: ${color.dangerQuiet};
  color: ${color.dangerText};
`
