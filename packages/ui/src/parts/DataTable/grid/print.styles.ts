import { css } from 'styled-components'
import { fontSize, space } from '@waldkerf/ui/theme/tokens'

/**
 * The page around a printed list: its title, its filter in words (the table says it) and all its rows. What it stands in is as
 * long as the table and scrolls nowhere, and nothing is printed that only a hand could use: fields and buttons, other tabs, a map
 * beside the list. One rule for every page that has a list.
 */
export const listPage = css`
  @media print {
    *:has(&) {
      position: static !important;
      flex: 1 1 auto !important;
      height: auto !important;
      min-height: 0 !important;
      overflow: visible !important;
      contain: none !important;
      container-type: normal !important;
    }
    body:has(&) :is(search > :not(:has(h1)), search fieldset) {
      display: none !important;
    }
    && :is(th, td) button {
      display: contents !important;
    }
    [aria-sort] .arrow {
      display: inline-block;
    }
    body:has(&) section:not(:has(&)) {
      break-inside: avoid;
    }
    /* A layer of its own is not repeated with the heads. */
    thead * {
      position: static !important;
      overflow: visible !important;
    }
    body:has(&) search:not(:has(h1)) {
      display: none !important;
    }
    /* A tab says it on screen. */
    body:has(&) search h1 {
      position: static !important;
      width: auto !important;
      height: auto !important;
      margin: 0 !important;
      clip-path: none !important;
    }
  }
`

/** On paper: a plain table, its heads on each page, its texts whole, and nothing that scrolls. */
export const gridPrint = css`
  @media print {
    && {
      display: table;
      width: 100%;
      font-size: ${fontSize(12)};
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
      padding-inline: ${space(1)};
      overflow: visible;
      line-height: 16px;
      white-space: normal;
    }
    .row .cell > [data-lines] {
      display: inline;
      overflow: visible;
      white-space: inherit;
      -webkit-line-clamp: none;
    }
    .row .cell.whole {
      white-space: nowrap;
    }
  }
`
