import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

export const Place = styled.nav`
  min-width: 0;
  padding: ${space(1)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`

/** One line; on narrow screens it scrolls within itself. */
export const Line = styled.ol`
  display: flex;
  gap: ${space(3)};
  margin: 0;
  padding: 2px;
  overflow-x: auto;
  list-style: none;
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  scrollbar-width: thin;

  li {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${space(2)};
    min-height: 24px;
  }
  li > span:first-of-type,
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
`

/** In a row of a table, as long as it is: what does not fit is cut. */
export const Cell = styled.span`
  display: inline-flex;
  gap: ${space(1)};
  font-variant-numeric: tabular-nums;

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }
  svg {
    color: ${color.textMuted};
  }
  strong {
    font-weight: ${weight('medium')};
  }
  [data-cancelled] > :is(a, strong) {
    text-decoration: line-through;
  }
`
