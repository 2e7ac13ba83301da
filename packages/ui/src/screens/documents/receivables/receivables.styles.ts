import { styled } from 'styled-components'

/** The next step; on a phone a line of its own. */
export const Further = styled.span`
  @media (width < 768px) {
    flex: 1 0 100%;

    > button {
      width: 100%;
    }
  }
`
