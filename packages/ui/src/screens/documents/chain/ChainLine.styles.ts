import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'

export const Place = styled.nav`
  container-type: inline-size;
  min-width: 0;
  padding: ${space(1)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`

/**
 * Nothing of it is ever cut. Long chains leave out the days, which the pointer tells, so that they stay in one line; on a
 * phone the numbers are enough, with the state of the document that is open. What still does not fit goes below.
 */
export const Line = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  margin: 0;
  padding: 2px;
  list-style: none;
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;

  li {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 24px;
    white-space: nowrap;
  }
  [data-kind],
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  li > svg {
    color: ${color.textMuted};
  }
  strong {
    font-weight: ${weight('semibold')};
  }
  [data-cancelled] > :is(a, strong) {
    text-decoration: line-through;
  }

  @container (max-width: 1480px) {
    &:has(> :nth-child(4)) small {
      ${visuallyHidden}
    }
  }
  @container (max-width: 767px) {
    [data-kind],
    small,
    li:not(:has([aria-current])) > [data-state] {
      ${visuallyHidden}
    }
  }
`

/** In a row of a table, as running text: what does not fit ends in dots. */
export const Cell = styled.span`
  font-variant-numeric: tabular-nums;

  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  [data-cancelled] > a {
    text-decoration: line-through;
  }
`
