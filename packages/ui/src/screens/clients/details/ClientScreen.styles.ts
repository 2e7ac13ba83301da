import { styled } from 'styled-components'
import { radius, space } from '@waldkerf/ui/theme/tokens'

/** All that can be begun, at the end of the headline. */
export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;

  @media (width < 640px) {
    margin-inline-start: 0;
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
