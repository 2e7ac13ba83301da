import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Form = styled.div`
  display: grid;
  gap: ${space(4)};
`

export const Kinds = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
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

export const Kind = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 40px;
  padding: 0 ${space(3)};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius('control')};
  cursor: pointer;

  &[data-chosen='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${color.accent};
  }
`
