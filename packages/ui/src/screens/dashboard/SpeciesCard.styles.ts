import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '../../theme/tokens.ts'

/** Does not make the head of its card taller than those beside it. */
export const HeadTool = styled.div`
  margin-block: calc(-1 * ${space(1)});
`

/** The drawing lets the pointer through to the links below it. */
export const ChartFrame = styled.div`
  position: relative;

  [role='img'] {
    position: relative;
    pointer-events: none;
  }
`

export const ChartLinks = styled.ul`
  position: absolute;
  inset: 0;
  display: grid;
  grid-auto-rows: 1fr;
  gap: 2px;

  a {
    display: block;
    height: 100%;
    border-radius: ${radius('control')};
  }
  a:hover {
    background: ${color.hover};
  }
`

export const Table = styled.table`
  width: 100%;
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;

  th,
  td {
    height: 30px;
    padding-inline: ${space(2)};
    border-top: 1px solid ${color.border};
    font-weight: ${weight('regular')};
    text-align: left;
  }
  thead th {
    border-top: 0;
    color: ${color.textMuted};
  }
  td,
  thead th:not(:first-child) {
    text-align: right;
    white-space: nowrap;
  }
  a {
    display: block;
    padding-block: ${space(1)};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentText};
    text-decoration: underline;
  }
`
