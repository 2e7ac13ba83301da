import styled from 'styled-components'
import { control } from '../Field/Field.tsx'

/** The system's own choice list: right on every device. Give it a label by `Field` or `aria-label`. */
export const Select = styled.select`
  ${control}
  cursor: pointer;
`
