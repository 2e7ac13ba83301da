import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

/** The same on the screen and on paper. */
export const Sheet = styled.article`
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;

  dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: ${space(1)} ${space(4)};
    margin: 0 0 ${space(4)};
  }
  dd {
    margin: 0;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th,
  td {
    padding: ${space(1)} ${space(2)};
    border-bottom: 1px solid currentcolor;
    text-align: end;
    white-space: nowrap;
  }
  p {
    margin-top: ${space(3)};
  }
  figure {
    margin: 0 0 ${space(4)};
    break-inside: avoid;
  }
  figcaption {
    margin-top: ${space(1)};
    color: ${color.textMuted};
  }
`
/** On paper; the dialog has its own. */
export const Title = styled.h2`
  margin-bottom: ${space(3)};
  font-size: ${fontSize(20)};
`

/** The sheet, with the scan pale beneath what is drawn on it. */
export const Picture = styled.div`
  position: relative;
  max-height: 46vh;
  margin: 0 auto;
  border: 1px solid ${color.borderStrong};
  background: ${color.surface};

  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0.5;
  }
`

export const Arrows = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;

  .arrow {
    fill: ${color.series6};
    stroke: ${color.series6};
  }
  .mark {
    fill: ${color.surface};
    stroke: ${color.accent};
  }
  .mark[data-enabled='true'] {
    fill: ${color.accent};
  }
  text {
    fill: ${color.text};
    font-weight: ${weight('semibold')};
    paint-order: stroke;
    stroke: ${color.surface};
    stroke-linejoin: round;
  }
`

export const Scroll = styled.div`
  max-height: 60vh;
  overflow: auto;
`
