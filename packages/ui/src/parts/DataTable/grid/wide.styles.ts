import { css } from 'styled-components'
import { color } from '@waldkerf/ui/theme/tokens'
import { pickWidth } from '../layout/columnWidths.ts'

/** Wider than its box: the first column stays when the others scroll sideways. Else nothing sticks, which would cost each frame. */
export const gridWide = css`
  .cell:is(:first-child, .pick + *) {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    background: inherit;
  }
  .pick + .cell {
    inset-inline-start: ${pickWidth}px;
  }
  :is(.pick + .cell, .cell:first-child:not(.pick)) {
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
