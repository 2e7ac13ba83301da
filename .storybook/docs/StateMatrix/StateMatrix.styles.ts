import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Half = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};
  color: ${color.text};
`

export const Scroll = styled.div`
  overflow-x: auto;
  outline-offset: -2px;
`

export const Grid = styled.table`
  min-width: 100%;
  font-size: ${fontSize(13)};

  th,
  td {
    padding: ${space(3)} ${space(4)};
    text-align: start;
    vertical-align: middle;
  }
  th {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('regular')};
    white-space: nowrap;
  }
  thead th {
    padding-block-end: ${space(1)};
  }
  thead th:first-child {
    color: ${color.text};
    font-weight: ${weight('medium')};
  }
  td {
    min-width: 128px;
  }
  tbody tr + tr {
    border-block-start: 1px solid ${color.border};
  }
`

export const Sizes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(6)};
  padding-block-start: ${space(2)};

  > li {
    display: grid;
    justify-items: start;
    gap: ${space(2)};
  }
  span:last-child {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`
