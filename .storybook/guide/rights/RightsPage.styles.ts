import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'

/** Hidden in print: controls are of no use on paper. */
export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`

export const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(160px, 240px)) 1fr;
  align-items: end;
  gap: ${space(3)} ${space(4)};

  @media (width < 992px) {
    grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  }
  @media print {
    display: none;
  }
`

export const Found = styled.span`
  line-height: 36px;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  text-align: end;
`

export const Legend = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  padding-block: ${space(4)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};

  > div {
    display: flex;
    align-items: baseline;
    gap: ${space(2)};
  }
`

export const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};

  @media print {
    overflow: visible;
    border: 0;
  }
`

export const Table = styled.table`
  width: 100%;
  min-width: 940px;
  font-size: ${fontSize(13)};
  line-height: 20px;

  th,
  td {
    padding: ${space(1)} ${space(3)};
    border-block-start: 1px solid ${color.border};
    font-weight: ${weight('regular')};
    text-align: start;
  }
  td,
  thead th:not(:first-child) {
    width: 104px;
    padding-inline: ${space(2)};
    text-align: center;
  }
  thead th {
    border-block-start: 0;
    color: ${color.text};
    font-size: ${fontSize(12)};
    font-weight: ${weight('medium')};
    line-height: 16px;
    vertical-align: bottom;
  }
  code {
    display: block;
    color: ${color.textMuted};
    font-family: inherit;
    font-size: ${fontSize(12)};
    font-weight: ${weight('regular')};
  }
  .screen th {
    padding-block: ${space(4)} ${space(1)};
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
  }
  .screen button {
    align-items: baseline;
    gap: ${space(2)};
    font-weight: inherit;
  }
  .screen button svg {
    align-self: center;
    margin: 0;
  }
  .route {
    background: ${color.accentQuiet};
  }
  .route th {
    font-weight: ${weight('medium')};
  }
  .route td {
    color: ${color.text};
    line-height: 0;
  }
  .case {
    background: ${color.page};
    color: ${color.text};
  }
  .case th {
    padding-inline-start: 36px;
  }
  button {
    display: flex;
    gap: ${space(1)};
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  button svg {
    margin-block-start: 2px;
    color: ${color.textMuted};
  }
  tr {
    break-inside: avoid;
  }
  /* The name stays in view while one looks along the roles. */
  @media (width < 720px) {
    min-width: 0;

    th[scope='row'],
    thead th:first-child {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      min-width: 148px;
      max-width: 148px;
      padding-inline: ${space(2)};
      background: inherit;
      overflow-wrap: anywhere;
    }
    tr {
      background: ${color.surface};
    }
    .screen button {
      position: sticky;
      inset-inline-start: ${space(3)};
    }
    .case th {
      padding-inline-start: ${space(6)};
    }
    td,
    thead th:not(:first-child) {
      min-width: 84px;
      overflow-wrap: anywhere;
    }
  }
`
