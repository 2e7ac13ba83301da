import { styled } from 'styled-components'
import { belowDesktop, frame } from '../../theme/skeletonCss.ts'
import { layout, motion } from '../../theme/tokens.ts'

export const Shell = styled.div`
  ${frame.shell}
  transition: grid-template-columns ${motion('panel')};

  &[data-sidebar='closed'] {
    ${frame.shellCollapsed}
  }
  &[data-still] {
    transition: none;
  }

  @media ${belowDesktop} {
    &,
    &[data-sidebar='closed'] {
      ${frame.shellNarrow}
    }
  }
  @media print {
    display: block;
  }
`

export const Column = styled.div`
  ${frame.column}
`

/**
 * Scrolls away with the page, unless the settings fix it: that is an attribute of the root, so that nothing renders.
 * Never where it would take the height from the page, as at 400 % zoom.
 */
export const Head = styled.div`
  @media (height >= 400px) {
    :root[data-fixed-header] & {
      position: sticky;
      top: var(--bars-height);
      z-index: 40;
    }
  }
`

/** As high as the tags before they come. */
export const TagsRoom = styled.div`
  min-height: ${layout('tags')};
`

/** Main and heading take the focus to be read and to go on from; no control is there that a ring would point at. */
export const Main = styled.main`
  ${frame.main}

  &:focus,
  h1:focus {
    outline: none;
  }
`
