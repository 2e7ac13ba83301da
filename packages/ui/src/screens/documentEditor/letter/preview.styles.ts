import { styled } from 'styled-components'
import { color, fontSize, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

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

/** The pages below one another; those that are out of view cost no layout, and their text is found all the same. One that is wider than its room begins at its left edge. */
export const Pages = styled.article`
  display: grid;
  justify-content: safe center;
  gap: ${space(4)};

  @media (max-width: 767px) {
    /* Two fingers make the sheet larger, not the page: one moves it. A sheet out of view claims its intrinsic width no more than one in view. */
    grid-template-columns: minmax(0, 1fr);
    justify-content: stretch;
    width: calc(100cqi * var(--zoom, 1));
    touch-action: pan-x pan-y;
  }
  @media print {
    display: block;
    width: auto;
  }
`

/** Paper is light in every theme: it is what goes to the client. */
export const Paper = styled.section`
  width: clamp(var(--least-sheet, 600px), 100cqi, 900px);

  @media (max-width: 767px) {
    width: 100%;
  }
  border: 1px solid ${color.border};
  aspect-ratio: 210 / 297;
  background: ${color.paper};
  box-shadow: ${shadow('low')};
  contain-intrinsic-size: auto 900px auto 1273px;
  content-visibility: auto;

  @media print {
    width: 100%;
    border: 0;
    box-shadow: none;
    break-inside: avoid;
    content-visibility: visible;
  }
  > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  text {
    white-space: pre;
  }
  [data-bold] {
    font-weight: ${weight('semibold')};
  }
  tspan {
    font-variant-numeric: tabular-nums;
  }
`

/** On the sheet until its text is there. */
export const Draft = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: 16% 10%;

  > :nth-child(n + 4) {
    margin-top: ${space(4)};
  }
`

export const Waiting = styled.div`
  display: block;
  width: min(100%, 900px);
  margin-inline: auto;
`
