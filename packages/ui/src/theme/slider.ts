import { css } from 'styled-components'
import { color, radius } from './tokens.ts'

/**
 * The look of a slider in Firefox, whose thumb is grey whatever the accent colour is. Other browsers draw their own, in
 * that colour. Firefox draws none of the parts itself once one has a look.
 */
export const slider = css`
  @media (forced-colors: none) {
    &::-moz-range-track,
    &::-moz-range-progress {
      height: 6px;
      border-radius: ${radius('round')};
    }
    &::-moz-range-track {
      background: ${color.borderStrong};
    }
    &::-moz-range-progress {
      background: ${color.accentText};
    }
    &::-moz-range-thumb {
      width: 16px;
      height: 16px;
      border: 0;
      border-radius: ${radius('round')};
      background: ${color.accentText};
    }
  }
`
