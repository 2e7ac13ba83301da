import { css } from 'styled-components'
import { space } from '@waldkerf/ui/theme/tokens'

/** On paper: a plain table, its heads on each page, its texts whole, and nothing that scrolls. */
export const gridPrint = css`
  @media print {
    && {
      display: table;
      width: 100%;
    }
    > thead {
      display: table-header-group;
    }
    > .body,
    > tfoot {
      display: table-row-group;
    }
    > tbody:not(.body),
    .row.filters,
    .cell.pick,
    .grip {
      display: none;
    }
    > *,
    .body .row,
    .row .cell {
      position: static;
    }
    .row:not(.filters) {
      display: table-row;
      height: auto;
    }
    .body .row {
      contain: none;
      transform: none !important;
      break-inside: avoid;
    }
    .row .cell:not(.pick) {
      display: table-cell;
      padding-block: ${space(1)};
      overflow: visible;
      line-height: 20px;
      white-space: normal;
    }
  }
`
