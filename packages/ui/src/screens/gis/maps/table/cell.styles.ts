import { styled } from 'styled-components'
import { color, fontSize, radius, shadow, space } from '@waldkerf/ui/theme/tokens'

/** Around the table: where its cells can be changed, a pencil shows under the pointer. */
export const EditableCells = styled.div`
  height: 100%;
  min-height: 0;
  /* Room for a third line: a sheet's name ends with its year, and is not cut. */
  --lines-row: 72px;

  [data-form='lines'] .body .row {
    align-content: center;
  }

  .cell:has(> .edit) {
    position: relative;
  }
  .edit {
    position: absolute;
    inset-block-start: calc(50% - 13px);
    inset-inline-end: ${space(1)};
    display: grid;
    width: 26px;
    height: 26px;
    margin: 0;
    padding: 0;
    place-content: center;
    border: 1px solid ${color.borderControl};
    border-radius: ${radius('control')};
    background: ${color.surface};
    color: ${color.textMuted};
    cursor: pointer;
    opacity: 0;
  }
  .cell[data-align='end'] > .edit {
    inset-inline: ${space(1)} auto;
  }
  .cell:hover > .edit,
  .edit:hover {
    color: ${color.text};
    opacity: 1;
  }
  /* Without a pointer, and where rows are two lines, the map's panel is for changes. */
  [data-form='lines'] .edit {
    display: none;
  }
  @media (hover: none) {
    .edit {
      display: none;
    }
  }
  @media print {
    .edit {
      display: none;
    }
  }
`

export const Card = styled.div`
  position: fixed;
  inset: auto;
  max-width: min(360px, calc(100vw - ${space(4)}));
  margin: 0;
  padding: ${space(2)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius('control')};
  background: ${color.surface};
  box-shadow: ${shadow('middle')};
  color: ${color.text};
`

/** A cell's words, and below them what belongs to them. */
export const TwoLines = styled.span`
  display: inline-block;
  max-width: 100%;

  > * {
    display: block;
    overflow: hidden;
    line-height: 16px;
    text-overflow: ellipsis;
  }
  > small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  /* On a phone in one line, as every other cell. */
  [data-form='lines'] & > * {
    display: inline;
  }
  svg {
    vertical-align: middle;
  }
`
