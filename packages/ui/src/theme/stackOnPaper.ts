import { css } from 'styled-components'
import { space } from './tokens.ts'

/** For a grid of cards: on paper it would tear them over each other where a sheet ends, so that they stand one below the other. */
export const stackOnPaper = css`
  @media print {
    display: block;
    padding: 0;

    > * + * {
      margin-top: ${space(4)};
    }
  }
`
