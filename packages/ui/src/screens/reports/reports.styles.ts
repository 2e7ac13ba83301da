import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

/** A column that a phone fills, and that stays readable in the middle of a wide screen. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};
  max-width: 1120px;
  margin-inline: auto;
  padding: ${space(4)} ${space(4)} ${space(12)};

  @media (width < 768px) {
    gap: ${space(3)};
    padding-block-start: ${space(2)};
  }
  h2 {
    font-size: ${fontSize(14)};
    font-weight: ${weight('semibold')};
    line-height: 20px;
  }
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};

  h1 {
    font-size: ${fontSize(20)};
    font-weight: ${weight('semibold')};
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  h1 small {
    margin-inline-start: ${space(2)};
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
    font-weight: ${weight('regular')};
  }
  /* The count below the title, so that the button has its place beside them. */
  @media (width < 768px) {
    h1 {
      line-height: 24px;
    }
    h1 small {
      display: block;
      margin: 0;
      line-height: 16px;
    }
  }
`

/** The outcome of the reports stands beside them where there is room, else between the questions and all of them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)} ${space(8)};

  @media (width < 768px) {
    gap: ${space(3)};
  }
  @media (width >= 1000px) {
    grid-template-columns: minmax(0, 1fr) 360px;

    > * {
      grid-column: 1;
    }
    > aside {
      position: sticky;
      top: ${space(4)};
      grid-column: 2;
      grid-row: 1 / span 4;
      align-self: start;
    }
  }
  /* The menu takes its part: the status goes below the words, as on a phone. */
  @media (1000px <= width < 1200px) {
    grid-template-columns: minmax(0, 1fr) 360px;
    column-gap: ${space(6)};

    && li {
      grid-template-columns: 88px minmax(0, 1fr);
    }
    && li > :first-child {
      grid-row: span 3;
    }
  }
`

/** Side by side where there is room: what is looked at or asked, and beside it the rest. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)} ${space(6)};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
  }
  @media (width >= 1000px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);

    /* An open question is read first, and stands where words stand on all of these pages. */
    &[data-asked] > :first-child {
      grid-area: 1 / 2;
    }
  }
`

export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`

/** Picture, words and status; on phones the status goes below the words. */
export const Entries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li {
    position: relative;
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    padding-block: ${space(3)};
    border-top: 1px solid ${color.border};
  }
  &:first-of-type > li:first-child {
    border-top: 0;
  }
  > li > :first-child {
    grid-row: span 2;
    align-self: start;
  }
  > li:has(> div > strong > a):hover {
    background: ${color.hover};
  }
  /* It has just arrived. */
  > li[data-new] {
    margin-inline: calc(-1 * ${space(2)});
    padding-inline: ${space(2)};
    border-radius: ${radius('control')};
    background: ${color.accentQuiet};
  }
  /* The link covers the whole row. */
  strong > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  @media (width < 640px) {
    > li {
      grid-template-columns: 88px minmax(0, 1fr);
    }
    > li > :first-child {
      grid-row: span 3;
    }
  }
`

/** Facts with a dot between them, which is out of sight where a line begins. */
export const Facts = styled.small`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;

  > span {
    position: relative;
    inset-inline-start: -12px;
    padding-inline-start: 12px;
  }
  > span::before {
    position: absolute;
    inset-inline-start: 4px;
    content: '·';
  }
`

export const Words = styled.div`
  display: grid;
  min-width: 0;

  strong {
    font-size: ${fontSize(16)};
    font-weight: ${weight('medium')};
    overflow-wrap: anywhere;
  }
  strong > a {
    color: inherit;
    text-decoration: none;
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
    overflow-wrap: anywhere;
  }
`

export const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-size: ${fontSize(13)};
`

/** Somebody's words in a row. */
export const Said = styled.p`
  grid-column: 2 / -1;
  padding-inline-start: ${space(3)};
  border-inline-start: 2px solid ${color.borderStrong};
  font-size: ${fontSize(13)};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

export const Ways = styled.div`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  padding-block-start: ${space(1)};

  /* Above the link that covers the row. */
  > a {
    position: relative;
    z-index: 1;
  }
  /* Words have their own line, above the buttons. */
  > p {
    flex-basis: 100%;
  }
  > button {
    max-width: 100%;
    line-height: 20px;
    text-align: start;
    white-space: normal;
  }
`

export const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

/** A report led somewhere. */
export const Thanks = styled.p`
  padding: ${space(3)};
  border-radius: ${radius('control')};
  background: ${color.accentQuiet};
`

export const Trouble = styled.p`
  display: flex;
  align-items: start;
  gap: ${space(2)};
  color: ${color.dangerText};
  font-size: ${fontSize(13)};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-block-start: 2px;
  }
`
