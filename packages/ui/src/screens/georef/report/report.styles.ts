import { styled } from 'styled-components'
import { fontSize, space } from '@waldkerf/ui/theme/tokens'

/** The same on the screen and on paper. */
export const Sheet = styled.article`
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;

  h2 {
    margin-bottom: ${space(3)};
    font-size: ${fontSize(20)};
  }
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
`
export const Scroll = styled.div`
  max-height: 60vh;
  overflow: auto;
`
