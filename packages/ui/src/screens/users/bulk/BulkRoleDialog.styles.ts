import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

/** One former role: the changes for those who have it, and their names. */
export const From = styled.details`
  padding-block: ${space(2)};
  border-top: 1px solid ${color.border};

  summary {
    min-height: 24px;
    font-weight: ${weight('medium')};
    cursor: pointer;
  }
  &[open] > summary {
    margin-bottom: ${space(2)};
  }
`

export const People = styled.p`
  padding-top: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  overflow-wrap: anywhere;
`
