import { css } from 'styled-components'
import { mobileBelow } from './scales.ts'

/**
 * Of a link back to a list: a breadcrumb that is shown in full leads there already (`chrome/AppShell` says when). A rule that looks
 * for it from the page's top, with `:has()`, would have the styles of the whole page worked out anew with each key that is typed.
 */
export const hiddenBesideCrumbs = css`
  @media (width >= ${mobileBelow}px) {
    main[data-crumbs] & {
      display: none;
    }
  }
`
