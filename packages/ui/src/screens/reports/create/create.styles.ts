import { styled } from 'styled-components'
import { aboveFoot, stickyFoot } from '@waldkerf/ui/theme/stickyFoot'
import { color, controlHeight, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'
import { Adding } from '@waldkerf/ui/screens/gis/pictures/edit/PictureEditor.styles.ts'
import { Head, Note, Sides } from '../reports.styles.ts'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  h3 {
    padding-block: ${space(2)};
    font-size: ${fontSize(14)};
    font-weight: ${weight('semibold')};
  }
`

/** As high as the button that comes with the first entry, so that nothing below moves. */
export const FormHead = styled(Head)`
  min-height: ${controlHeight};
`

/** One picture is shown large, more of them side by side. */
export const Thumbs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${space(3)};

  &:has(> :only-child) {
    grid-template-columns: minmax(0, 400px);
  }

  li {
    position: relative;
    display: grid;
    gap: ${space(1)};
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  button {
    position: absolute;
    inset-block-start: ${space(1)};
    inset-inline-end: ${space(1)};
    background: ${color.surface};
  }
`

/** At a desk each screen fills the window down to its buttons, which stay where they are. */
const deskHeight = 'max(320px, 100dvh - 324px)'

/** Where there is a mouse, a field to drop pictures on. */
export const Zone = styled.div`
  display: grid;
  gap: ${space(3)};

  @media not (pointer: coarse) {
    align-content: center;
    min-height: 320px;
    padding: ${space(6)};
    border: 1px dashed ${color.borderControl};
    border-radius: ${radius('card')};
    background: ${color.surface};

    &[data-over] {
      border-color: ${color.accent};
      background: ${color.accentQuiet};
    }
    ${Adding} {
      flex-direction: column;
    }
    &[data-filled] {
      min-height: 0;
      padding: ${space(3)};
    }
    &[data-filled] ${Adding} {
      align-items: start;
    }
  }
  @media (width >= 1000px) and (not (pointer: coarse)) {
    &,
    &[data-filled] {
      min-height: ${deskHeight};
    }
  }
  /* Where there is one picture, the way to more is beside it. */
  &[data-filled='one'] {
    grid-template-columns: minmax(0, 400px) minmax(160px, 1fr);
    align-items: center;

    @media (width < 640px) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* At a desk it is as large as the field is high, and the way to more below it. */
  @media (width >= 1000px) and (not (pointer: coarse)) {
    &[data-filled='one'] {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
    &[data-filled='one'] > ${Thumbs} {
      grid-template-columns: minmax(0, max(400px, calc((${deskHeight} - 148px) * 4 / 3)));
    }
  }
`

/** Signs of good pictures, with a sentence each. */
export const Tips = styled.ul`
  display: grid;
  gap: ${space(3)};

  li {
    display: grid;
    grid-template-columns: 76px minmax(0, 1fr);
    align-items: center;
    gap: ${space(3)};
  }
  strong {
    display: block;
    font-weight: ${weight('medium')};
  }
`

/** At a desk the map is as high as the window, and the fields stand beside it. */
export const PlaceSides = styled(Sides)`
  @media (width >= 1000px) {
    grid-template-rows: auto 1fr;

    > div:not(:first-child, :last-child) {
      grid-area: 1 / 1 / 3;
      height: ${deskHeight};
    }
    > :first-child,
    > :last-child {
      grid-column: 2;
      align-content: start;
    }
  }
`

export const MapFrame = styled.div`
  height: min(48vh, 520px);
  min-height: 200px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
`

/** The chosen place in words; two lines of room, so that what is below stays where it is. */
export const Told = styled(Note)`
  min-height: 2lh;
`

/** Two ways to a place, the likelier first: in one line where both fit, else each over the whole width. */
export const Ways = styled.div`
  && {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space(2)};
  }
  > button {
    flex: 1 0 auto;
  }
  > :not(button) {
    flex: 8 1 240px;
  }
`

/** Degrees for whoever has them: folded, so that the map has the room. */
export const Degrees = styled.details`
  > summary {
    padding-block: ${space(1)};
    color: ${color.accentText};
    font-size: ${fontSize(13)};
    cursor: pointer;
  }
  > button {
    margin-block-start: ${space(2)};
  }
`

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${space(3)};
  align-items: start;
`

/** The pictures of a report in a row. */
export const SmallThumbs = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding-block: ${space(1)};

  > span {
    width: 64px;
  }
`

export const Summary = styled.dl`
  display: grid;
  container-type: inline-size;

  > div {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(2)};
    min-height: 40px;
    border-top: 1px solid ${color.border};
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    overflow-wrap: anywhere;
  }
  [data-missing] > dd:first-of-type {
    display: flex;
    gap: ${space(2)};
    color: ${color.warningText};

    svg {
      flex: none;
      margin-block-start: 2px;
    }
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
  /* Little room beside the cards: the way to change it is a sign, and no word is torn. */
  @container (width < 340px) {
    > div {
      grid-template-columns: 96px minmax(0, 1fr) auto;
    }
    dd > button > span {
      ${visuallyHidden}
    }
  }
`

/** All that would be sent, in one line: on a phone the whole of it may be out of view. */
export const Brief = styled(Note)`
  flex-basis: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (width >= 1000px) {
    display: none;
  }
`

export const Foot = styled.footer`
  html:has(&) {
    ${aboveFoot}
  }
  ${stickyFoot}

  > [data-quiet] {
    /* Its words end where the page ends. */
    margin-inline-end: calc(-1 * ${space(3)});
    color: ${color.textMuted};
    font-weight: ${weight('regular')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
