import { css } from 'styled-components'
import { color } from '@waldkerf/ui/theme/tokens'

/** The place of one cell that stays; where it begins is in `--start-…`. */
const staying = (place: number) => css`
  .cell:nth-child(${place + 1}) {
    position: sticky;
    z-index: 1;
    inset-inline-start: var(--start-${place});
    background: inherit;
  }
`

/** Wider than its box: the first cells stay when the others scroll sideways. Else nothing sticks, which would cost each frame. */
export const gridWide = (count: number) => css`
  ${Array.from({ length: count }, (_, place) => staying(place))}
  .cell:nth-child(${count}) {
    border-inline-end: 1px solid ${color.border};
  }
  .row {
    background: ${color.surface};
  }
  .row:is(:hover, [data-highlighted]) {
    background: ${color.hover};
  }
  .row:is([aria-selected='true'], [data-selected]) {
    background: ${color.selected};
  }
`
