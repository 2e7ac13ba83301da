import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Paragraph = styled.p`
  margin-bottom: ${space(3)};
  line-height: 22px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

export const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize(13)};
  line-height: 20px;

  th {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('regular')};
  }
  th,
  td {
    padding: ${space(1)} ${space(2)};
    border-bottom: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  [data-end] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
    white-space: nowrap;
  }
  [data-heading] th {
    padding-top: ${space(4)};
    color: ${color.text};
    font-size: ${fontSize(14)};
    font-weight: ${weight('semibold')};
  }
  [data-sum] td {
    color: ${color.textMuted};
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    white-space: pre-wrap;
  }
  tr > :first-child:not([colspan]) {
    width: 1%;
    white-space: nowrap;
  }
  @media (max-width: 767px) {
    th,
    td {
      padding-inline: ${space(1)};
    }
  }
`

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(3)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.border};
  margin-top: ${space(8)};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  line-height: 18px;
  white-space: pre-line;
`

export const Payment = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
  margin-top: ${space(6)};

  dl {
    display: grid;
    min-width: 0;
    flex: 1 1 240px;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(1)} ${space(4)};
    margin: 0;
    font-size: ${fontSize(13)};
    line-height: 20px;
  }
  dl > div {
    display: contents;
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`

/** Dark on light in every theme: cameras read it. */
export const Code = styled.svg`
  width: 128px;
  flex: none;
  border-radius: ${radius('control')};
  background: ${color.paper};
`
