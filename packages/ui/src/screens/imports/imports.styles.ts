import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Page = styled.div`
  container: imports / inline-size;
  display: grid;
  gap: ${space(4)};
  max-width: 1600px;
  padding: ${space(4)} ${space(6)} ${space(6)};

  @media (width < 600px) {
    padding: ${space(4)};
  }
`

export const Title = styled.h1`
  font-size: ${fontSize(20)};
  font-weight: ${weight('semibold')};
  line-height: 28px;
`

export const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  overflow-wrap: anywhere;
`

export const Problem = styled.p`
  color: ${color.dangerText};
  font-size: ${fontSize(13)};
`

/** The rows that will come, beside the steps: in view while these are answered. */
export const Look = styled.div`
  position: sticky;
  /* Below the bar, which settings may fix. */
  inset-block-start: 64px;
  min-width: 0;
  max-height: calc(100dvh - 132px);
  overflow: auto;
`

/** The steps, and beside them what will come; where there is no room for both, it comes after the questions. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  grid-template-rows: repeat(3, auto) 1fr;
  align-items: start;
  gap: ${space(4)};

  > * {
    grid-column: 1;
    min-width: 0;
  }
  > ${Look} {
    grid-area: 1 / 2 / span 4;
  }
  /* Nothing comes yet. */
  &:not(:has(> ${Look})) {
    grid-template-columns: minmax(0, 760px);
    grid-template-rows: none;
  }
  @container imports (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;

    > ${Look} {
      position: static;
      grid-area: auto;
      max-height: none;
    }
  }
`

/** The place for the file, in the card. */
export const Zone = styled.div`
  > [role='group'] {
    padding: ${space(4)};
    border: 1px dashed ${color.borderControl};
    border-radius: ${radius('card')};
  }
`

/** Steps after the file. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${space(2)} ${space(3)};
  counter-reset: step;
  font-size: ${fontSize(13)};

  > li {
    display: flex;
    align-items: baseline;
    gap: ${space(2)};
    counter-increment: step;
  }
  > li::before {
    flex: none;
    width: 24px;
    border: 1px solid ${color.border};
    border-radius: ${radius('round')};
    color: ${color.textMuted};
    content: counter(step);
    line-height: 22px;
    text-align: center;
  }
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  gap: ${space(3)};

  /* Long choices are read whole. */
  > [data-whole] {
    grid-column: 1 / -1;
  }
  @container imports (500px <= width < 900px) {
    > [data-whole] {
      grid-column: span 2;
    }
  }
`

export const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};

  > p {
    flex: 1 1 200px;
  }
`

export const MapPlace = styled.div`
  height: 264px;
  overflow: hidden;
  border-radius: ${radius('control')};
`

export const Rows = styled.div`
  max-height: 320px;
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${fontSize(13)};
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${space(1)} ${space(2)};
    border-bottom: 1px solid ${color.border};
    text-align: start;
    overflow-wrap: anywhere;
  }
  td {
    min-width: 96px;
    vertical-align: top;
  }
  /* Line, reason and what is in it, which takes the room. */
  &[data-refused] td {
    width: 34%;
  }
  &[data-refused] td:first-child {
    width: 1%;
    min-width: 0;
  }
  &[data-refused] td:last-child {
    width: auto;
  }
  /* The reason has the whole width, below its row. */
  @media (width < 600px) {
    &[data-refused] tr {
      display: grid;
      grid-template-columns: 56px minmax(0, 1fr);
      border-bottom: 1px solid ${color.border};
    }
    &[data-refused] tr > :nth-child(n) {
      width: auto;
      border-bottom: 0;
    }
    &[data-refused] tr > :nth-child(2) {
      grid-area: 2 / 1 / auto / -1;
    }
  }
  th {
    position: sticky;
    inset-block-start: 0;
    background: ${color.surface};
    font-weight: ${weight('medium')};
    white-space: nowrap;
  }
  caption {
    padding: ${space(2)};
    font-weight: ${weight('medium')};
    text-align: start;
  }
`

/** The beginning of a line; the file that can be saved has all of it. */
export const Beginning = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
`

export const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  font-size: ${fontSize(13)};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(1)} ${space(3)};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* Figures and values, also where they go below their name. */
  > li > span:not(:first-child) {
    margin-inline-start: auto;
    text-align: end;
  }
`

export const Strong = styled.p`
  font-weight: ${weight('semibold')};
`
