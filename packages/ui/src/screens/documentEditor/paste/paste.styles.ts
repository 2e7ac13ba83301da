import { styled } from 'styled-components'
import { color } from '@waldkerf/ui/theme/tokens'

export const Scroll = styled.div`
  max-height: 50dvh;
  overflow: auto;
`

export const Unread = styled.span`
  color: ${color.dangerText};
  text-decoration: underline wavy;
`
