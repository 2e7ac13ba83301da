import { styled } from 'styled-components'
import { color, fontSize, radius, rowHeight, space, weight } from '../../theme/tokens.ts'
import { gridLines } from './grid/lines.styles.ts'
import { gridHead } from './grid/head.styles.ts'
import { gridPrint } from './grid/print.styles.ts'
import { pickWidth } from './layout/columnWidths.ts'
import { rowHeights } from '../../theme/scales.ts'

export const TableBox = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  background: ${color.surface};

  &[data-density='compact'] {
    --row-height: ${rowHeights.compact}px;
  }
  &[data-density='comfortable'] {
    --row-height: ${rowHeights.comfortable}px;
  }
  @media print {
    height: auto;
  }
`

/** What scrolls. The browser must not: what stands where is the table's own doing. */
export const Scroller = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  overflow-anchor: none;

  @media print {
    overflow: visible;
  }
`

/**
 * One styled element for all rows and cells: they carry plain class names, since a styled component per cell would be
 * what a fast scroll waits for.
 */
export const Grid = styled.table.attrs({ role: 'grid', tabIndex: 0 })<{ $lines: boolean }>`
  --row: ${rowHeight};

  display: block;
  flex: none;
  min-width: 100%;
  width: var(--width);
  font-size: ${fontSize(13)};
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  outline: none;

  > thead,
  > tbody,
  > tfoot {
    display: block;
  }
  .row {
    display: grid;
    grid-template-columns: var(--tracks);
    height: var(--row);
  }
  .body {
    position: sticky;
  }
  .body .row {
    position: absolute;
    inset: 0 0 auto;
    contain: strict;
    border-bottom: 1px solid ${color.border};
  }
  .row[data-openable] {
    cursor: pointer;
  }
  .body .row:hover,
  .row[data-highlighted] {
    background: ${color.hover};
  }
  .row[aria-selected='true'],
  .row[data-selected] {
    background: ${color.selected};
  }
  .row[data-selected] {
    box-shadow: inset 3px 0 ${color.accent};
  }
  &:focus-visible [data-cursor] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  .cell {
    min-width: 0;
    padding: 0 ${space(2)};
    overflow: hidden;
    line-height: calc(var(--row) - 1px);
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .cell:first-child {
    padding-inline-start: ${space(3)};
  }
  .cell:last-child {
    padding-inline-end: ${space(3)};
  }
  .cell > * {
    line-height: 20px;
    vertical-align: middle;
  }
  .cell > * + * {
    margin-inline-start: ${space(2)};
  }
  .cell[data-align='end'] {
    text-align: end;
  }
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
  .foot {
    position: sticky;
    z-index: 1;
    bottom: 0;
    border-top: 1px solid ${color.borderStrong};
    background: ${color.surface};
    font-weight: ${weight('semibold')};
  }
  /* The first column stays when the others scroll sideways; elsewhere nothing sticks, which would cost each frame. */
  &[data-wide] .cell:is(:first-child, .pick + *) {
    position: sticky;
    z-index: 1;
    left: 0;
    background: inherit;
  }
  &[data-wide] .pick + .cell {
    left: ${pickWidth}px;
  }
  &[data-wide] :is(.pick + .cell, .cell:first-child:not(.pick)) {
    border-inline-end: 1px solid ${color.border};
  }
  &[data-wide] .row {
    background: ${color.surface};
  }
  &[data-wide] .row:is(:hover, [data-highlighted]) {
    background: ${color.hover};
  }
  &[data-wide] .row:is([aria-selected='true'], [data-selected]) {
    background: ${color.selected};
  }
  .cell :focus-visible {
    border-radius: ${radius('control')};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    .row:is([aria-selected='true'], [data-selected]) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  ${gridHead}
  ${({ $lines }) => $lines && gridLines}
  ${gridPrint}
`
