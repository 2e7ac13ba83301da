import { styled } from 'styled-components'
import { checkbox } from '@waldkerf/ui/theme/checkbox'
import { color, fontSize, radius, rowHeight, space, weight } from '@waldkerf/ui/theme/tokens'

export const TablePane = styled.section`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
`

/** Coordinates and their system, one below the other. */
export const Entries = styled.div`
  display: grid;
  gap: ${space(3)};
`

/** An EmptyState: below both pictures its words are read without scrolling, and its drawing has no room. */
export const NoPoints = styled.div`
  @media (width >= 768px) and (height < 1000px) {
    > * > :first-child {
      display: none;
    }
  }
`

export const TableBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(3)};
  border-bottom: 1px solid ${color.border};

  > h2 {
    margin-inline-end: auto;
    font-size: ${fontSize(14)};
    font-weight: ${weight('semibold')};
  }
  > h2 > span {
    color: ${color.textMuted};
    font-weight: ${weight('regular')};
  }
  /* On a phone the heading has a line of its own, so that both buttons fit into the next. */
  @media (max-width: 767px) {
    gap: 0;
    padding-inline: ${space(1)};

    > h2 {
      flex: 1 0 100%;
      padding: ${space(1)} ${space(2)} 0;
    }
  }
`

export const TableScroll = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;
  container-type: inline-size;

  @media print {
    overflow: visible;
    container-type: normal;
  }
`

/** The residual as a bar in its cell, beside the number. */
export const ResidualCell = styled.span`
  display: inline-grid;
  grid-template-columns: 24px minmax(5ch, max-content);
  align-items: center;
  gap: ${space(2)};

  > i {
    justify-self: start;
    width: calc(var(--part) * 100%);
    min-width: 1px;
    height: 6px;
    border-radius: ${radius('control')};
    background: ${color.series1};
  }
  &[data-large='true'] > i {
    background: ${color.series6};
  }
`

export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;

  th {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    padding: ${space(1)};
    /* Ends where the numbers in the inputs below end. */
    padding-inline-end: calc(2 * ${space(1)} + 1px);
    background: ${color.surface};
    box-shadow: inset 0 -1px 0 ${color.border};
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('medium')};
    line-height: 16px;
    text-align: end;
    vertical-align: bottom;
  }
  td {
    height: ${rowHeight};
    padding: 0 ${space(1)};
    border-bottom: 1px solid ${color.border};
    text-align: end;
    white-space: nowrap;
  }
  td.figure {
    min-width: 8ch;
    padding-inline: ${space(2)};
  }
  th:last-child {
    padding-inline-end: ${space(3)};
  }
  th.figure {
    padding-inline: ${space(2)};
  }
  td.pixel > input {
    width: calc(9ch + 2 * ${space(1)} + 2px);
  }
  td > input[type='checkbox'] {
    ${checkbox}
    margin: 3px;
  }
  th.start,
  td.start {
    padding-inline-start: ${space(3)};
    text-align: start;
  }
  @container (width < 1000px) {
    .detail {
      display: none;
    }
    /* No head: the checkboxes below it have the category in their names. */
    th:first-child {
      font-size: 0;
    }
  }
  /* One line for all figures. The tools stay at the edge; order and prediction are for more room. */
  @container (450px <= width < 640px) {
    th {
      hyphens: auto;
    }
    :is(th, td):not(:last-child) {
      padding-inline: 2px;
    }
    :is(th, td).start {
      padding-inline-start: ${space(2)};
    }
    td.figure {
      min-width: 0;
    }
    td > input:not([type='checkbox']) {
      width: calc(10ch + ${space(1)} + 2px);
      padding-inline: 2px;
    }
    td.pixel > input {
      width: calc(7ch + ${space(1)} + 2px);
    }
    td:last-child {
      position: sticky;
      inset-inline-end: 0;
      padding-inline: 2px;
      background: ${color.surface};
    }
    tr:hover > td:last-child {
      background: ${color.hover};
    }
    tr[data-selected='true'] > td:last-child {
      background: ${color.selected};
    }
    .miss,
    [data-order],
    &[data-exact] .residual {
      display: none;
    }
    /* A spline has no residuals: what says something is the prediction. */
    &[data-exact] .miss {
      display: table-cell;
    }
    ${ResidualCell} {
      grid-template-columns: minmax(5ch, max-content);

      > i {
        display: none;
      }
    }
  }
  /* On a phone two lines a point, none of it beside the screen: how good it is above, its four numbers beneath. */
  @container (width < 450px) {
    &,
    tbody {
      display: block;
    }
    thead {
      position: sticky;
      z-index: 1;
      inset-block-start: 0;
      display: block;
      background: ${color.surface};
      box-shadow: inset 0 -1px 0 ${color.border};
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      padding-block: 2px;
      border-bottom: 1px solid ${color.border};
    }
    th {
      position: static;
      box-shadow: none;
    }
    td {
      height: auto;
      border: 0;
    }
    :is(th, td) {
      flex: 1 0 26%;
      order: 1;
      min-width: 0;
    }
    :is(th, td).pixel {
      flex-basis: 18%;
    }
    :is(th, td):is(.start, .figure, :last-child) {
      flex: 0 0 40px;
      order: 0;
    }
    :is(th, td).figure {
      flex: 1 0 62px;
      padding-inline: ${space(1)};
    }
    :is(th, td):last-child {
      flex-basis: 152px;
    }
    td > input:not([type='checkbox']),
    td.pixel > input {
      width: 100%;
    }
  }
  tr[data-selected='true'] {
    background: ${color.selected};
  }
  tr:hover:not([data-selected='true']) {
    background: ${color.hover};
  }
  tr[data-off='true'] td.figure {
    color: ${color.textMuted};
  }
`

export const CellInput = styled.input`
  width: calc(11ch + 2 * ${space(1)} + 2px);
  min-height: 26px;
  padding: 0 ${space(1)};
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color.text};
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-align: end;

  tr:hover &,
  &:focus {
    border-color: ${color.borderControl};
    background: ${color.surface};
  }
  &[aria-invalid='true'] {
    border-color: ${color.dangerText};
  }
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`

export const RowTools = styled.span`
  display: inline-flex;

  > button {
    width: 28px;
    min-width: 28px;
    height: 28px;
    min-height: 28px;
  }
  /* Apart from the others, and only for the row in hand; its place is kept. */
  > :last-child {
    margin-inline-start: ${space(2)};
  }
  @media (hover: hover) {
    tr:not(:hover, :focus-within, [data-selected='true']) & > :last-child {
      opacity: 0;
    }
  }
  /* For fingers; deleting keeps its distance. */
  @container (width < 450px) {
    > button {
      width: 36px;
      min-width: 36px;
      height: 44px;
      min-height: 44px;
    }
    > :last-child {
      margin-inline-start: ${space(2)};
    }
  }
`

/** The survey's word for a point, beside its box. */
export const Category = styled.span`
  margin-inline-start: ${space(1)};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  vertical-align: 4px;
`

/** In place of the residual, which is as wide: the point takes no part in the fit yet. */
export const Incomplete = styled.span`
  color: ${color.warningText};
  font-size: ${fontSize(12)};
`

export const NumberButton = styled.button`
  min-width: 32px;
  min-height: 26px;
  padding: 0 ${space(1)};
  border: 0;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color.text};
  font: inherit;
  font-weight: ${weight('medium')};
  cursor: pointer;

  [data-selected='true'] > td > & {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`
