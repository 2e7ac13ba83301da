import { styled } from 'styled-components'
import { radius, space } from '@waldkerf/ui/theme/tokens'

export const Choices = styled.div`
  display: grid;
  gap: ${space(4)};

  form {
    padding-top: 0;
  }
`

export const MapPlace = styled.div`
  height: 240px;
  margin-bottom: ${space(2)};
  overflow: hidden;
  border-radius: ${radius('control')};
`

export const Amount = styled.span`
  min-width: 96px;
  text-align: end;
  font-variant-numeric: tabular-nums;
`
