import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

/** Both names and the status, each in a line of its own where they do not fit. */
export const Kind = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};

  strong {
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
    overflow-wrap: anywhere;
  }
  i {
    color: ${color.textMuted};
  }
`
