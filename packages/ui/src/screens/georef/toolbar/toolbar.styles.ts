import { styled } from 'styled-components'
import { slider } from '@waldkerf/ui/theme/slider'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'

export const Line = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};

  > h1 {
    flex: 1 1 120px;
    min-width: 0;
    overflow: hidden;
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [data-mirrored='true'] svg {
    transform: scaleX(-1);
  }
  /* Little room: the files without their word, so that all of it is one line; the name has most of it. */
  @media (768px <= width < 1200px) {
    > h1 {
      flex: 3 1 200px;
    }
    > [role='status'] {
      flex: 1 1 100px;
    }
    [aria-haspopup='menu'] > span {
      ${visuallyHidden}
    }
  }
  /* Name and save above; a system that is missing is chosen in a second line. */
  @media (max-width: 767px) {
    > h1 {
      flex-basis: 120px;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-height: 20px;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    > [data-second] {
      order: 1;
    }
  }
`

export const Choice = styled.div`
  width: clamp(150px, 15.5vw, 232px);

  & + & {
    width: clamp(150px, 23vw, 340px);
  }

  @media (width < 1200px) {
    flex: 1 1 100px;
    &,
    & + & {
      width: auto;
    }
    min-width: 0;
  }
  > small {
    display: none;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`

/** Both over the whole width. Where that cuts the system's name, it stands whole below. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  container-type: inline-size;

  @container (width < 320px) {
    small {
      display: block;
    }
  }
`

/** Its place is kept while it says nothing: the controls before it stay where they are. */
export const Quiet = styled.span`
  min-width: 8.5em;
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  text-align: end;

  /* Where there is little room the save button itself shows whether something is to be saved. */
  @media (max-width: 1199px) {
    ${visuallyHidden}
  }
`

/** One line, whatever is in it. */
export const Waiting = styled.span`
  flex: 1 1 200px;
  min-width: 0;
  height: 24px;
  overflow: hidden;
  color: ${color.warningText};
  line-height: 24px;
  text-align: end;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* On a phone it begins the line, before its button. */
  @media (max-width: 767px) {
    flex-basis: 96px;
    text-align: start;
  }
  &:has([data-verdict='good']) {
    color: ${color.successText};
  }
  &:has([data-verdict='unusable']) {
    color: ${color.dangerText};
  }
  &:has([data-verdict='none']) {
    color: ${color.textMuted};
  }
  &:has(> p) {
    color: ${color.accentText};
    font-weight: ${weight('medium')};
  }
  svg {
    margin-inline-end: ${space(2)};
    vertical-align: -3px;
  }
  > button {
    max-width: 100%;
    height: 24px;
    padding: 0;
    overflow: hidden;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-overflow: ellipsis;
    cursor: pointer;
  }
`

/** Switches of the look; there before they can be used, so that no picture moves. */
export const Looks = styled.span`
  display: contents;

  &[inert] > * {
    opacity: 0.45;
  }
`

/** How the panes look: a second, thinner line. */
export const LookLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  padding: ${space(1)} ${space(3)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  font-size: ${fontSize(13)};

  label {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 24px;
  }
  input[type='range'] {
    width: 96px;
    min-height: 24px;
    ${slider}
  }
  input:disabled {
    opacity: 0.55;
  }
  /* Little room: one line all the same. */
  @media (768px <= width < 1200px) {
    column-gap: ${space(2)};

    label {
      gap: ${space(1)};
    }
    input[type='range'] {
      width: 60px;
    }
  }
  /* On a phone the files stand here, without a word. */
  [aria-haspopup='menu'] > span {
    ${visuallyHidden}
  }
`
