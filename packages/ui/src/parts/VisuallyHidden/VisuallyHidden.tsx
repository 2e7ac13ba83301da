import { styled } from 'styled-components'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'

/** Words for screen readers alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
