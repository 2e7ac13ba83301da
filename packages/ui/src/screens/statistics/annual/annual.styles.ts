import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'
import { Headline } from '../statistics.styles.ts'

/**
 * The choice beside the pages, each scrolled by itself: whatever is written, its page can be seen. On a phone one of the two
 * at a time. On paper the pages alone.
 */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @media screen and (width >= 768px) {
    grid-template-columns: minmax(300px, 2fr) minmax(0, 3fr);
  }
  @media screen and (width >= 768px) and (height >= 500px) {
    height: var(--screen-height);

    > * {
      min-height: 0;
      overflow: hidden auto;
    }
  }
  @media screen and (width < 768px) {
    &[data-part='texts'] > [data-sheets],
    &[data-part='sheets'] [data-texts] {
      display: none;
    }
  }
  @media print {
    display: block;

    > :not([data-sheets]) {
      display: none;
    }
  }
`

export const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  padding: 0 ${space(6)} ${space(6)};
  border-inline-end: 1px solid ${color.border};
  background: ${color.surface};

  @media (width < 1200px) {
    padding-inline: ${space(4)};
  }
  @media (width < 768px) {
    padding-block-end: ${space(4)};
    border: 0;
  }
`

/** The name of the report and its actions stay in view over its chapters. */
export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding-block: ${space(4)} ${space(2)};
  background: ${color.surface};

  @media (width >= 768px) and (height >= 700px) {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
  }
`

/** The way back before the name. */
export const TitleLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-inline-start: calc(-1 * ${space(2)});
`

/** It stays one line. */
export const Title = styled(Headline)`
  min-height: 0;

  @media (width < 1200px) {
    font-size: ${fontSize(20)};
    line-height: 28px;
  }
`

export const Lead = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(13)};

  /* Its line is kept: nothing moves when it says something. */
  &[role='status'] {
    min-height: 20px;
  }
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

export const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block-start: ${space(2)};
`

export const Chapters = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)};
  }
  li > label {
    font-weight: ${weight('medium')};
  }
  /* The chapter's box says it too. */
  label[for] {
    ${visuallyHidden}
  }
  /* All of a text is read without scrolling in it, where the browser can. */
  textarea {
    field-sizing: content;
  }
`

/** The words below a text and what can be done with it. */
export const Changed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
`

/** Sheets that two fingers make larger scroll here, and not with the page. */
export const Sheets = styled.div`
  container-type: inline-size;
  min-width: 0;
  padding: ${space(6)};
  overflow: auto;
  outline-offset: -2px;
  --least-sheet: 320px;

  @media (width < 1200px) {
    padding: ${space(4)};
  }
  @media print {
    container-type: normal;
    padding: 0;
    overflow: visible;
  }
`

/** A sheet before it is laid out. */
export const SheetRoom = styled.div`
  display: grid;
  max-width: 900px;
  margin-inline: auto;
  aspect-ratio: 210 / 297;
`
