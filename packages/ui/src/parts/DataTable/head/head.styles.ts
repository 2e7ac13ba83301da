import { css } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

/** The heads and the filters beneath them. */
export const gridHead = css`
  .head {
    position: sticky;
    z-index: 2;
    top: 0;
    background: ${color.surface};
    border-bottom: 1px solid ${color.border};
  }
  .head .row {
    background: ${color.surface};
  }
  .head .cell {
    position: relative;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('medium')};
  }
  /* A head that cannot be pressed stands on one line with those that can. */
  .head .cell > span:first-child {
    vertical-align: middle;
  }
  .sort {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    max-width: calc(100% + 2 * ${space(2)});
    height: 28px;
    margin: 0 calc(-1 * ${space(2)});
    padding: 0 ${space(2)};
    border: 0;
    border-radius: ${radius('control')};
    background: none;
    color: inherit;
    font-weight: inherit;
    cursor: pointer;
    touch-action: pan-y;
  }
  .sort > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .cell[data-align='end'] .sort {
    flex-direction: row-reverse;
  }
  .sort:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  .arrow {
    flex: none;
    display: none;
    width: 8px;
  }
  [aria-sort] .arrow {
    display: block;
    color: ${color.accentText};
  }
  [aria-sort='descending'] .arrow {
    rotate: 180deg;
  }
  .grip {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: ${space(2)};
    cursor: col-resize;
    touch-action: none;
  }
  .head th:hover .grip {
    border-inline-end: 2px solid ${color.borderStrong};
  }
  .head .grip:is(:hover, :active) {
    border-inline-end: 2px solid ${color.accent};
  }
  [data-drop-before] {
    box-shadow: inset 2px 0 ${color.accent};
  }
  [data-drop-after] {
    box-shadow: inset -2px 0 ${color.accent};
  }
`
