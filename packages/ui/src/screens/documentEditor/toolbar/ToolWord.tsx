import { styled } from 'styled-components'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'

/** Words beside a sign: a phone has room for the sign alone, and screen readers for both. */
export const ToolWord = styled.span`
  @media (max-width: 767px) {
    ${visuallyHidden}
  }
`
