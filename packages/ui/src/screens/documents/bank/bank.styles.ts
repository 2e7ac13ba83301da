import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'

export const Place = styled.div`
  display: grid;
  gap: ${space(3)};
  font-size: ${fontSize(13)};

  /* Out of the grid until it has words: an empty one would keep a gap. */
  > [role='status']:empty {
    position: absolute;
  }
  h3 {
    margin-bottom: ${space(1)};
    font-size: ${fontSize(14)};
    font-weight: ${weight('semibold')};
  }
`

export const Facts = styled.ul`
  color: ${color.textMuted};

  > :first-child {
    color: ${color.text};
    overflow-wrap: anywhere;
  }
`

export const Entries = styled.ul`
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
`

/** The invoices that one entry pays, each with its amount. */
export const Parts = styled.ul`
  > li {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
  }
  span + span {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

/** An entry: day, name and amount, its purpose, and the invoice that it pays. */
export const Entry = styled.li`
  display: grid;
  gap: 2px;
  padding: ${space(2)} ${space(3)};

  & + & {
    border-top: 1px solid ${color.border};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(3)};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > [data-what] {
    > svg {
      flex: none;
      color: ${color.textMuted};
    }
    > span {
      flex: 1 1 160px;
      min-width: 0;
    }
  }
  b {
    font-weight: ${weight('medium')};
  }
  > small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    overflow-wrap: anywhere;
  }
  em {
    flex: 1 1 240px;
    color: ${color.warningText};
    font-style: normal;
  }
`
