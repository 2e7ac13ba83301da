import { css } from 'styled-components'
import { mobileBelow } from './scales.ts'

/** Of a link back to a list: a breadcrumb that is shown in full leads there already. */
export const hiddenBesideCrumbs = css`
  @media (width >= ${mobileBelow}px) {
    body:has(nav > ol [aria-current='page']) & {
      display: none;
    }
  }
`
