import { styled } from 'styled-components'

/** Words beside a sign: a phone has room for the sign alone, and screen readers for both. */
export const ToolWord = styled.span`
  @media (max-width: 767px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
