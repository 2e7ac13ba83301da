import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'

/** The received, the open and the uninvoiced part on one line. */
export const OrderBar = styled.div`
  display: flex;
  overflow: hidden;
  height: 12px;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.surface};

  > [data-part='received'] {
    background: ${color.successText};
  }
  > [data-part='open'] {
    background: ${color.warningText};
  }
`

/** Two beside each other; those that the bar shows have its colour. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)} ${space(4)};
  margin: 0;

  [data-part='received']::before,
  [data-part='open']::before,
  [data-part='rest']::before {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-end: ${space(1)};
    border-radius: 2px;
    background: ${color.successText};
    content: '';
    forced-color-adjust: none;
  }
  [data-part='open']::before {
    background: ${color.warningText};
  }
  [data-part='rest']::before {
    box-sizing: border-box;
    border: 1px solid ${color.borderStrong};
    background: ${color.surface};
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  dd {
    margin: 0;
    font-weight: ${weight('semibold')};
    font-variant-numeric: tabular-nums;
  }
`

/** An invoice of the order, and at the other edge how far it is. */
export const Named = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  font-size: ${fontSize(13)};
`

export const Scroll = styled.div`
  overflow-x: auto;
`

export const OrderTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize(12)};

  th,
  td {
    padding: ${space(1)} 0 ${space(1)} ${space(2)};
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  th[scope='rowgroup'] {
    padding-inline-start: 0;
    border-top: 1px solid ${color.border};
    text-align: start;
    font-weight: ${weight('regular')};
  }
  thead th {
    color: ${color.textMuted};
    font-weight: ${weight('regular')};
  }
  small {
    display: block;
    color: ${color.textMuted};
  }
`

export const Progress = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${space(2)};
    font-weight: ${weight('semibold')};
  }
  /* One line for each item: its text, and the number beside it. */
  > div {
    grid-template-columns: minmax(0, 1fr) 88px;
    align-items: center;
    column-gap: ${space(4)};
  }
  > div > label {
    overflow-wrap: anywhere;
    font-weight: ${weight('regular')};
  }
  > div > input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  > div > p {
    grid-column: 1 / -1;
  }
`
