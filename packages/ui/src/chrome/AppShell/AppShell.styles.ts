import { styled } from 'styled-components'
import { belowDesktop, frame } from '../../theme/skeletonCss.ts'
import { motion } from '../../theme/tokens.ts'

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

/** Main and heading take the focus to be read and to go on from; no control is there that a ring would point at. */
export const Main = styled.main`
  ${frame.main}

  &:focus,
  h1:focus {
    outline: none;
  }
`
