import { css } from 'styled-components'
import { color, controlHeight, space } from './tokens.ts'

/** Of the page that has such a foot: what gets the focus is scrolled to above it. */
export const aboveFoot = css`
  scroll-padding-bottom: calc(${controlHeight} + ${space(16)});
`

/** The next step of a long page, which stays at the window's lower edge; `data-main` is its button. */
export const stickyFoot = css`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-top: 1px solid ${color.border};
  background: ${color.page};

  > [data-main] {
    margin-inline-start: auto;
  }
  @media print {
    position: static;
  }
`
