import { styled } from 'styled-components'
import { aboveFoot, stickyFoot } from '@waldkerf/ui/theme/stickyFoot'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'
import { color, controlHeight, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

/** The line of the stages with the room around it. */
const stageBar = '52px'

/** At least as high as the window: the next step is at its lower edge also where there is little above it. */
export const Page = styled.div`
  /* Where bars and frame end that stick at the window's upper edge. */
  --edge: var(--bars-height);

  container: imports / inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  max-width: 1600px;
  padding: ${space(4)} ${space(6)} ${space(6)};

  @media (height >= 400px) {
    :root[data-fixed-header] & {
      --edge: calc(var(--bars-height) + var(--layout-head));
    }
  }
  @media (width < 600px) {
    padding-inline: ${space(4)};
  }
  &[data-begun] {
    min-height: var(--screen-height);
    padding-bottom: 0;
  }
  [data-stage]:focus {
    outline: none;
  }
`

/** In view while the page scrolls below it, but where it would take the height from the page. */
export const StageBar = styled.div`
  padding-block: ${space(2)} 0;
  background: ${color.page};

  @media (height >= 400px) {
    position: sticky;
    top: var(--edge);
    z-index: 1;

    html:has(&) {
      scroll-padding-top: calc(var(--bars-height) + ${stageBar} + ${space(2)});
    }
    :root[data-fixed-header]:has(&) {
      scroll-padding-top: calc(var(--bars-height) + var(--layout-head) + ${stageBar} + ${space(2)});
    }
  }
  @media print {
    position: static;
  }
`

/** The rows that come and those that do not, and beside it, or on a phone below it, the button, which stays where it is. */
export const Foot = styled.footer`
  html:has(&) {
    ${aboveFoot}
  }
  ${stickyFoot}

  flex-wrap: nowrap;
  align-items: end;
  gap: ${space(2)} ${space(4)};
  margin-block-start: auto;

  > :first-child {
    flex: 1;
    min-width: 0;
  }
  > [data-main] {
    display: flex;
    flex: none;
    flex-wrap: wrap-reverse;
    gap: ${space(2)};
  }
  @media (width < 600px) {
    html:has(&) {
      scroll-padding-bottom: calc(${controlHeight} + 112px);
    }
    flex-wrap: wrap;
    padding-block: ${space(2)} max(${space(2)}, env(safe-area-inset-bottom));

    > :first-child {
      flex-basis: 100%;
    }
    > :first-child:empty {
      display: none;
    }
    > [data-main] {
      flex: 1 1 100%;
    }
    > [data-main] > :is(button, a) {
      flex: 1 1 auto;
    }
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

/** The rows that will come, beside the steps: in view while these are answered; nothing scrolls within the page. */
export const Look = styled.div`
  position: sticky;
  inset-block-start: calc(var(--edge) + ${stageBar} + ${space(4)});
  min-width: 0;
`

/** The steps, and beside them what will come; where there is no room for both, it comes after them. */
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
  @container imports (width < 720px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;

    > ${Look} {
      position: static;
      grid-area: auto;
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

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  gap: ${space(3)};

  /* Long choices are read whole. */
  > [data-whole] {
    grid-column: 1 / -1;
  }
  @container imports (500px <= width < 720px) {
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

  @container imports (width < 500px) {
    height: 216px;
  }
`

export const Rows = styled.div`
  container: rows / inline-size;
  overflow: auto hidden;
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
    text-align: start;
    overflow-wrap: anywhere;
  }
  tbody tr {
    border-top: 1px solid ${color.border};
  }
  td {
    min-width: 88px;
    vertical-align: top;
  }
  /* No name is divided within a word for the sake of what is beside it. */
  &:not([data-refused]) td:first-child {
    overflow-wrap: break-word;
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
  &[data-refused] td:nth-child(2) {
    font-weight: ${weight('medium')};
  }
  /* On a phone three columns have their room, and a place two lines. */
  @container rows (width < 400px) {
    :is(th, td, caption) {
      padding-inline: ${space(1)};
    }
    &:not([data-refused]) td:last-child {
      min-width: 92px;
    }
  }
  /* The row's content stands below the reason. */
  @container rows (width < 560px) {
    &[data-refused] tr {
      display: grid;
      grid-template-columns: 56px minmax(0, 1fr);
    }
    &[data-refused] tr > :nth-child(n) {
      width: auto;
    }
    &[data-refused] th:nth-child(3) {
      ${visuallyHidden}
    }
    &[data-refused] tr > :nth-child(3) {
      grid-column: 2;
      padding-top: 0;
      color: ${color.textMuted};
    }
  }
  th {
    font-weight: ${weight('medium')};
    white-space: nowrap;
  }
  caption {
    padding: ${space(2)};
    font-weight: ${weight('medium')};
    text-align: start;
  }
  /* The button above has said it. */
  &[data-refused='all'] caption {
    ${visuallyHidden}
  }
`

/** The beginning of a line; the file that can be saved has all of it. */
export const Beginning = styled.span`
  display: -webkit-box;
  overflow: hidden;
  line-height: 22px;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 8;
`

/** A value that keeps its row away. */
export const Fault = styled.mark`
  display: inline-flex;
  gap: ${space(1)};
  max-width: 100%;
  padding: 0 ${space(1)};
  border: 1px solid ${color.dangerBorder};
  border-radius: ${radius('control')};
  background: ${color.dangerQuiet};
  color: ${color.dangerText};
  line-height: 18px;
  vertical-align: middle;

  > svg {
    flex: none;
    margin-block-start: 1px;
  }
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
  /* Names and values, each in its column. */
  &[data-facts] > li {
    display: grid;
    grid-template-columns: minmax(124px, 2fr) minmax(0, 3fr);
  }
  &[data-facts] > li > span:not(:first-child) {
    margin-inline-start: 0;
    text-align: start;
  }
  /* A count stays beside its words, which break instead. */
  &[data-counts] > li {
    flex-wrap: nowrap;
  }
  &[data-counts] > li > span:not(:first-child) {
    flex: none;
  }
`

export const Strong = styled.p`
  font-weight: ${weight('semibold')};
`
