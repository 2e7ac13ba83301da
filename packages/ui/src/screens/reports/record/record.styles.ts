import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Kind = styled.p`
  margin-top: calc(${space(3)} * -1);
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  overflow-wrap: anywhere;

  i {
    color: ${color.textMuted};
  }
`

/** Stations from left to right, below one another where they do not fit. */
export const Way = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(144px, 1fr));
  gap: ${space(2)};

  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    align-items: start;
    column-gap: ${space(2)};
    padding-top: ${space(2)};
    border-top: 2px solid ${color.borderStrong};
  }
  li[data-state='done'],
  li[data-state='now'] {
    border-top-color: ${color.accent};
  }
  li[data-state='next'] {
    color: ${color.textMuted};
  }
  li[data-state='now'] strong {
    font-weight: ${weight('semibold')};
  }
  strong {
    font-weight: ${weight('medium')};
    overflow-wrap: anywhere;
  }
  small {
    grid-column: 2;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    white-space: nowrap;
  }
  /* One below the other, each with its day at the end of its line. */
  @media (width < 640px) {
    grid-template-columns: minmax(0, 1fr);

    li {
      grid-template-columns: 20px minmax(0, 1fr) auto;
    }
    small {
      grid-column: 3;
    }
  }
`

export const Talk = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  li {
    display: grid;
    gap: ${space(1)};
    padding: ${space(3)};
    border: 1px solid ${color.border};
    border-radius: ${radius('control')};
    background: ${color.hover};
  }
  li[data-own] {
    margin-inline-start: ${space(6)};
    background: ${color.surface};
  }
  /* A day is never cut in two: where it does not fit beside the words it goes below them. */
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${space(2)};
    font-size: ${fontSize(13)};
    font-weight: ${weight('semibold')};
  }
  h3 time {
    white-space: nowrap;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('regular')};
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

export const AnswerForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(3)};
  padding-top: ${space(4)};

  > * {
    max-width: 100%;
  }
  /* There for the ear alone until it says something. */
  > [role='status']:empty {
    position: absolute;
  }
  > :has(textarea),
  > section {
    width: 100%;
  }
  > section {
    display: grid;
    gap: ${space(2)};
  }
`

/** A sign beside the words, where there is no picture. */
export const Shown = styled.div`
  display: grid;
  gap: ${space(3)};

  figure > button {
    justify-self: start;
  }
  > svg {
    width: 88px;
    height: 66px;
    border-radius: ${radius('control')};
  }
`

export const PlaceFrame = styled.div`
  height: 260px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
`

/** Below the pictures: who may see them. */
export const Agreed = styled.div`
  margin-block-start: ${space(4)};
`

/** Below the facts: what to do where one of them is wrong. */
export const Correction = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  margin-block-start: ${space(3)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color.border};

  h3 {
    font-size: ${fontSize(14)};
    font-weight: ${weight('medium')};
  }
  a {
    color: ${color.accentText};
  }
`
