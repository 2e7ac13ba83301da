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

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  margin: 0;

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
  tfoot {
    font-weight: ${weight('semibold')};
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
`
