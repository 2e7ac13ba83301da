import { styled } from 'styled-components'
import { space } from '@waldkerf/ui/theme/tokens'

/** Scrolls on its own: the work below stays in reach however much it is. */
export const Scroll = styled.div`
  max-height: 240px;
  overflow-y: auto;
`

export const LeftOverList = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  margin: 0;
  list-style: none;
  white-space: pre-wrap;
`
