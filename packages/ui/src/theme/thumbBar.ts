import { css } from 'styled-components'
import { color, space } from './tokens.ts'

/** A bar at a phone's lower edge, in reach of the thumb: it takes its room and lies over nothing. */
export const thumbBar = css`
  flex: none;
  padding: ${space(2)} ${space(3)} max(${space(2)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.border};
  background: ${color.surface};
`
