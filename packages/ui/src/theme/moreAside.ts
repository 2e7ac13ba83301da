import { css, keyframes } from 'styled-components'
import { space } from './tokens.ts'

const fade = keyframes`
  from,
  95% {
    mask-image: linear-gradient(to left, transparent, #000 ${space(8)});
  }
`

/** For a line that a finger moves: it fades where there is more. */
export const moreAside = css`
  @supports (animation-timeline: scroll()) {
    animation: ${fade} linear both;
    animation-timeline: scroll(self inline);
  }
`
