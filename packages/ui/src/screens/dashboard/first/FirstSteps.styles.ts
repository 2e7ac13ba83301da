import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

export const Head = styled.header`
  display: grid;
  gap: ${space(1)};
  padding: ${space(4)} ${space(4)} ${space(2)};

  h2 {
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
  }
  p {
    max-width: 72ch;
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
`

/** Below the words of its step. */
export const Parts = styled.div`
  grid-column: 2 / -1;
  max-width: 420px;

  @container dashboard (width < 600px) {
    grid-column: 1 / -1;
  }
`
