import { css } from 'styled-components'
import { color } from '@waldkerf/ui/theme/tokens'

/** The boxes by which rows are picked. */
export const gridPicks = css`
  .cell.pick {
    display: grid;
    padding: 0;
    place-items: center;
  }
  .pick input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.accent};
    cursor: pointer;
  }
`
