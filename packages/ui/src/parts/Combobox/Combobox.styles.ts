import styled from 'styled-components'
import { color, fontSize, radius, shadow, space } from '../../theme/tokens.ts'
import { control } from '../Field/Field.tsx'

export const Place = styled.div`
  position: relative;
`

export const Input = styled.input`
  ${control}
`

export const List = styled.ul`
  position: absolute;
  z-index: 30;
  inset-inline: 0;
  max-height: 280px;
  margin-top: ${space(1)};
  padding: ${space(1)};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.raised};
  box-shadow: ${shadow('middle')};
`

export const Option = styled.li`
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius('control')};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${color.selected};
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`
