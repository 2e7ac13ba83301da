import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${space(4)};
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)} ${space(4)};

  > :first-child {
    flex: 0 1 280px;
  }
  > label {
    min-height: 36px;
  }
`

/** The columns of all tables stand below one another; the name stays in view when the states are scrolled. */
export const Matrix = styled.div`
  && th:not(:first-child),
  && td {
    width: 92px;
    padding-block: 2px;
    text-align: center;
    vertical-align: middle;
  }
  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    min-width: 168px;
    background: ${color.surface};
    vertical-align: middle;
  }
  @media (width < 720px) {
    && th:not(:first-child),
    && td {
      width: 72px;
      hyphens: none;
      overflow-wrap: normal;
    }
    tr > :first-child {
      z-index: 1;
      min-width: 132px;
    }
  }
`

/** Figures stand below their heads. */
export const Counts = styled.div`
  thead th:nth-child(2),
  thead th:nth-child(3) {
    text-align: end;
  }
  && th:last-child,
  && td:last-child {
    width: 50%;
    padding-inline-start: ${space(8)};
  }
`

/** A cell of the matrix: a way to the story, a gap, or nothing to show. */
export const Mark = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 32px;
  min-height: 28px;
  border-radius: ${radius('control')};
  color: ${color.successText};
  text-decoration: none;

  &:hover {
    background: ${color.successQuiet};
  }
`

export const Gap = styled.span`
  padding: 2px ${space(2)};
  border-radius: ${radius('round')};
  background: ${color.dangerQuiet};
  color: ${color.dangerText};
  font-size: ${fontSize(12)};
  font-weight: ${weight('medium')};
  white-space: nowrap;
`

export const None = styled.span`
  color: ${color.textMuted};
`

export const Rules = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${space(3)} ${space(6)};

  dt {
    font-weight: ${weight('medium')};
  }
  dd {
    margin: 0;
    color: ${color.textMuted};
  }
`
