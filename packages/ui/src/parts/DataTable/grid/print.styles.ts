import { css } from 'styled-components'

/** On paper: what is in view, with its heads on each page, and nothing that scrolls. */
export const gridPrint = css`
  @media print {
    > tbody:not(.body) {
      display: none;
    }
    .head,
    .body,
    .foot {
      position: static;
    }
    .body {
      height: auto !important;
    }
    .body .row {
      position: static;
      transform: none !important;
      break-inside: avoid;
    }
    .grip,
    .arrow {
      display: none;
    }
  }
`
