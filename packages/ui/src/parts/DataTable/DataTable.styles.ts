import { styled } from 'styled-components'
import { color, fontSize, radius, rowHeight, space, weight } from '../../theme/tokens.ts'

export const TableBox = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  background: ${color.surface};
`

export const EmptyPlace = styled.div`
  flex: 1 1 auto;
  display: grid;
  place-items: center;
  min-height: 0;
  padding: ${space(6)};
  overflow: auto;
`

/**
 * One styled element for all rows and cells: they carry plain class names, since a styled component per cell would be
 * what a fast scroll waits for. It is the box that scrolls, too, and the one that has the focus.
 */
export const Grid = styled.table.attrs({ role: 'grid', tabIndex: 0 })`
  display: block;
  position: relative;
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;
  font-size: ${fontSize(13)};
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  outline-offset: -2px;

  &[aria-rowcount='1'] {
    flex: none;
  }
  .head,
  .body {
    display: block;
    min-width: var(--least-width);
  }
  .head {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${color.surface};
    border-bottom: 1px solid ${color.border};
  }
  .body {
    position: relative;
  }
  .row {
    display: grid;
    grid-template-columns: var(--tracks);
    height: ${rowHeight};
  }
  .body .row {
    position: absolute;
    inset: 0 0 auto;
    contain: layout style;
    border-bottom: 1px solid ${color.border};
  }
  .body .row[aria-selected] {
    cursor: pointer;
  }
  .body .row:hover,
  .body .row[data-highlighted] {
    background: ${color.hover};
  }
  .body .row[aria-selected='true'] {
    background: ${color.selected};
    box-shadow:
      inset 3px 0 ${color.accent},
      inset 0 -1px ${color.border};
  }
  &:focus-visible .row[data-cursor] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  .cell {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-width: 0;
    padding: 0 ${space(3)};
    text-align: start;
    overflow: hidden;
    white-space: nowrap;
  }
  .cell > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .cell[data-align='end'] {
    justify-content: flex-end;
  }
  .head .cell {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('medium')};
  }
  .sort {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-width: 0;
    height: 28px;
    margin: 0 calc(-1 * ${space(2)});
    padding: 0 ${space(2)};
    border: 0;
    border-radius: ${radius('control')};
    background: none;
    color: inherit;
    font-weight: inherit;
    cursor: pointer;
  }
  .cell[data-align='end'] .sort {
    flex-direction: row-reverse;
  }
  .sort:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  .sort:focus-visible {
    outline-offset: -2px;
  }
  .arrow {
    flex: none;
    width: 8px;
    visibility: hidden;
  }
  [aria-sort] .arrow {
    visibility: visible;
    color: ${color.accentText};
  }
  [aria-sort='descending'] .arrow {
    rotate: 180deg;
  }
  @media (forced-colors: active) {
    .body .row[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
