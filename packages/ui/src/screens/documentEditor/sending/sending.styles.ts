import { color, fontSize } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'

/** The files that go along, by name. */
export const Files = styled.div`
  font-size: ${fontSize(13)};
  overflow-wrap: anywhere;

  span,
  p {
    color: ${color.textMuted};
  }
`
