import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

/** The field, and the button that opens the calendar: beside the control, whatever stands above and under that. */
export const WithCalendar = styled.div`
  display: grid;
  grid-auto-flow: dense;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)};

  > :first-child {
    display: contents;
  }
  > :first-child > :not(input) {
    grid-column: 1 / -1;
  }
  > :last-child {
    grid-column: 2;
  }
`

export const Board = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(1)};

  [role='row'] {
    display: grid;
    grid-template-columns: repeat(7, 1fr);
  }
`

export const MonthLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-size: ${fontSize(13)};
`

export const Day = styled.button`
  min-height: 32px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: none;
  color: ${color.text};
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    background: ${color.hover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-outside] {
    color: ${color.textMuted};
  }
  &[data-today] {
    font-weight: ${weight('semibold')};
    text-decoration: underline;
  }
  &[aria-disabled='true'] {
    color: ${color.textMuted};
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &[aria-selected='true'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`

export const Weekday = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  text-align: center;
`

export const Why = styled.p`
  min-height: 32px;
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  line-height: 16px;
`
