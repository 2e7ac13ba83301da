import { styled, css, keyframes } from 'styled-components'
import { checkbox } from '@waldkerf/ui/theme/checkbox'
import { color, fontSize, radius, rowHeight, space } from '@waldkerf/ui/theme/tokens'
import { gridLines } from './grid/lines.styles.ts'
import { gridHead } from './head/head.styles.ts'
import { gridPrint, listPage } from './grid/print.styles.ts'
import { rowHeights } from '@waldkerf/ui/theme/scales'

/** The place of one cell that stays; where it begins is in `--start-…`. */
const staying = (place: number) => css`
  .cell:nth-child(${place + 1}) {
    position: sticky;
    z-index: 1;
    inset-inline-start: var(--start-${place});
    background: inherit;
  }
`

const fadeOut = keyframes`
  95% {
    opacity: 1;
  }
  to {
    opacity: 0;
  }
`

/** At the right edge as long as there is more: part of the heads, which stay in view, it hangs over the rows. */
const moreAside = css`
  .head::after {
    display: block;
    position: sticky;
    inset-inline-start: calc(var(--room) - ${space(6)});
    width: ${space(6)};
    height: var(--view);
    margin-block: calc(1px - var(--heads)) calc(var(--heads) - var(--view) - 1px);
    background: linear-gradient(to right, transparent, color-mix(in oklab, ${color.text} 16%, transparent));
    pointer-events: none;
    content: '';
  }
  /* Elsewhere it stays at the last column, too. */
  @supports (animation-timeline: scroll()) {
    .head::after {
      animation: ${fadeOut} linear both;
      animation-timeline: scroll(inline);
    }
  }
  /* There all gradients go. */
  @media (forced-colors: active) {
    .head::after {
      border-inline-end: 3px dotted;
    }
  }
`

/** Entered by Tab no row has the cursor yet; the first one is what a key means. */
const beforeCursor = "&:focus-visible:not(:has([data-cursor])) .row[data-index='0']"

/** Wider than its box: the first cells stay when the others scroll sideways. Else nothing sticks, which would cost each frame. */
const gridWide = (count: number) => css`
  ${moreAside}
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
  /* The ring of a row lies above the cells that stay. */
  &:focus-visible .row[data-cursor]::after,
  ${beforeCursor}::after {
    position: absolute;
    z-index: 2;
    inset: 0;
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
    pointer-events: none;
    content: '';
  }
`

/** The boxes by which rows are picked. */
const gridPicks = css`
  .cell.pick {
    display: grid;
    padding: 0;
    place-items: center;
  }
  .pick input {
    ${checkbox}
    cursor: pointer;
  }
`

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

/** The scrolling box. Without the browser's scroll anchoring, since the table itself places its rows. */
export const Scroller = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  overflow-anchor: none;
  /* A ground of its own, so that scrolled rows do not shine through. */
  background: ${color.surface};

  @media print {
    overflow: visible;
  }
`

/** Tells on paper which rows these are, and how many of them are printed. */
export const PrintNote = styled.p`
  padding: ${space(3)};
  color: ${color.textMuted};
`

/** A grid's variants. CSS of a variant that is off is left out, so that the browser need not read it. */
interface GridKind {
  /** Rows can be picked. */
  $picks: boolean
  /** So many cells of a row stay when it scrolls sideways; 0 where all have room. */
  $stays: number
  /** In a narrow box, two lines for each row. */
  $lines: boolean
  $printing: boolean
}

/**
 * One styled element for all rows and cells: they carry plain class names, since a styled component per cell would slow
 * down a fast scroll.
 */
export const Grid = styled.table.attrs({ role: 'grid', tabIndex: 0 })<GridKind>`
  --row: ${rowHeight};

  display: block;
  flex: none;
  min-width: 100%;
  width: var(--width);
  font-size: ${fontSize(13)};
  line-height: 20px;
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
  .body .row:hover:not([aria-selected='true'], [data-selected]),
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
  &:focus-visible [data-cursor],
  ${beforeCursor} {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  .cell {
    min-width: 0;
    padding: 0 ${space(2)};
    overflow: hidden;
    line-height: calc(var(--row) - 1px);
    /* Else it is its row's, and what moves a row would ask for its cells' styles too. */
    vertical-align: baseline;
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
  /* Words stand on one line with those of cells that have words alone. */
  .cell > :is(span, strong):not([class], [data-lines]) {
    vertical-align: baseline;
  }
  /* A long name in a narrow column: two lines within the row's height. */
  .cell > [data-lines='2'] {
    display: -webkit-inline-box;
    max-width: 100%;
    overflow: hidden;
    line-height: 15px;
    white-space: normal;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .cell > * + * {
    margin-inline-start: ${space(2)};
  }
  /* Beside a sign. */
  .cell > svg + [data-lines='2'] {
    max-width: calc(100% - ${space(6)});
  }
  /* An amount of nothing. */
  .cell > [data-none] {
    color: ${color.textMuted};
  }
  /* Of columns of amounts alone: tabular figures set hyphens of numbers and words apart, too. */
  .cell[data-align='end'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
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
  ${({ $picks }) => $picks && gridPicks}
  ${({ $stays }) => $stays > 0 && gridWide($stays)}
  ${({ $lines }) => $lines && gridLines}
  ${({ $printing }) => $printing && [gridPrint, listPage]}
`
