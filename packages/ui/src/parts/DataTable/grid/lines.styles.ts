import { css } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

/** Width of a row's picture, px. */
const thumbnail = 52

/**
 * In a narrow box: each row two lines. The first column leads, the second stands opposite, three follow beneath at their
 * full width, as many as have room. Lines that flow instead of columns: a long name above squeezes nothing below it.
 */
export const gridLines = css`
  --row: var(--lines-row, 60px);

  .head .row:first-child {
    display: none;
  }
  .head {
    border-bottom: 0;
  }
  .filters {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space(1)};
    height: auto;
    padding: ${space(2)};
    border-bottom: 1px solid ${color.border};
  }
  .filters .cell:empty {
    display: none;
  }
  /* Without heads above them filters say themselves whose they are. */
  .filters .cell {
    line-height: 20px;
  }
  .filters .cell::before {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    content: attr(data-title);
  }
  .body .row {
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
    /* Two lines of 24 px: a third begins below the edge. */
    padding: 6px ${space(3)};
    overflow: hidden;
  }
  /* Where the second line begins. */
  .body .row::before {
    order: 1;
    flex-basis: 100%;
    content: '';
  }
  .body .cell {
    padding: 0 ${space(2)} 0 0;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    line-height: 24px;
    text-align: start;
  }
  .body .cell:empty {
    padding: 0;
  }
  .body .cell > [data-lines] {
    display: inline;
    line-height: 20px;
    vertical-align: baseline;
    white-space: nowrap;
  }
  .body .cell > [data-wraps] {
    display: -webkit-box;
    overflow: hidden;
    line-height: 20px;
    white-space: normal;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .body .cell:nth-child(1 of :not(.pick, .picture)) {
    flex: 1 1 50%;
    color: ${color.text};
    font-size: ${fontSize(14)};
    font-weight: ${weight('medium')};
  }
  .body .cell:nth-child(2 of :not(.pick, .picture)) {
    max-width: 50%;
    padding: 0;
  }
  /* An amount is read before the words beneath it. */
  .body .cell[data-align='end']:nth-child(2 of :not(.pick, .picture)) {
    color: ${color.text};
    font-size: ${fontSize(13)};
    font-weight: ${weight('medium')};
  }
  .body .cell:nth-child(n + 3 of :not(.pick, .picture)) {
    order: 2;
    flex: 0 0 auto;
    max-width: 60%;
  }
  /* Those after it that have no room are left out. */
  .body .cell:has(> [data-whole]):not(.pick, .picture) {
    max-width: none;
  }
  /* It takes the room that is left, and is cut where that is little. */
  .body .cell:has([data-fills]):not(.pick, .picture) {
    flex: 1 1 64px;
    max-width: none;
  }
  /* The press of a row stands at the same edge in all of them. */
  .body .cell:has([data-act]) {
    padding: 0;
    margin-inline-start: auto;
  }
  /* A line of its own below the two, where a table's rows have the room (--lines-row). */
  .body .cell:has([data-third]):not(.pick, .picture) {
    order: 3;
    flex: 1 0 100%;
    max-width: none;
    padding: 0;
  }
  .body .cell:nth-child(n + 6 of :not(.pick, .picture)) {
    display: none;
  }
  &[aria-multiselectable] .body .row {
    padding-inline-start: 44px;
  }
  .body .pick {
    position: absolute;
    inset: 0 auto 0 0;
    width: 44px;
    padding: 0;
  }
  .body .picture {
    position: absolute;
    inset-block: ${space(2)};
    inset-inline-start: ${space(3)};
    width: ${thumbnail}px;
    padding: 0;
  }
  .body .picture > * {
    height: 100%;
    margin: 0;
    aspect-ratio: auto;
  }
  .body .row:has(> .picture) {
    padding-inline-start: ${thumbnail + 24}px;
  }
  &[aria-multiselectable] .body .row:has(> .picture) {
    padding-inline-start: ${thumbnail + 56}px;
  }
  .body .pick ~ .picture {
    inset-inline-start: 44px;
  }
  .foot .pick {
    display: none;
  }
  .foot .cell {
    flex: 0 0 auto;
    padding-inline: ${space(2)} 0;
    line-height: inherit;
  }
  /* Its word comes before its amounts, whatever columns they stand in. */
  .foot .cell:not([data-align='end']) {
    order: -1;
    padding-inline-start: 0;
    margin-inline-end: ${space(2)};
  }
  .foot .cell:nth-child(1 of [data-align='end']:not(:empty)) {
    margin-inline-start: auto;
  }
  /* Sums of what the rows show: without heads nobody would know the others. */
  .foot .cell:empty,
  .foot .cell:nth-child(n + 6 of :not(.pick)) {
    display: none;
  }
  .foot .row {
    display: flex;
    height: auto;
    padding-inline: ${space(3)};
    overflow-x: auto;
    line-height: var(--foot-row, 40px);
  }
`
