import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Sections = styled.div`
  display: grid;
  gap: ${space(6)};
`

/** A group of choices with its name; the browser's frame around it is taken away. */
export const Section = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    margin-block-end: ${space(2)};
    font-size: ${fontSize(13)};
    font-weight: ${weight('semibold')};
  }
`

export const Heading = styled.h3`
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color.border};
  font-size: ${fontSize(14)};
  font-weight: ${weight('semibold')};
`

export const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(8, minmax(24px, 32px));
  justify-content: space-between;
`

export const Swatch = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: ${radius('round')};
  background: var(--swatch);
  color: var(--on-swatch);
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  svg {
    visibility: hidden;
  }
  &:has(:checked) > svg {
    visibility: visible;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  /* Here the colours are what one chooses from. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

export const OwnColor = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 32px;
  font-size: ${fontSize(13)};

  input {
    width: 48px;
    height: 28px;
    padding: 2px;
    border: 1px solid ${color.borderControl};
    border-radius: ${radius('control')};
    background: ${color.surface};
    cursor: pointer;
  }
`

/** Sample of the chosen colour in use: a ground with its text, and a word in it. */
export const Proof = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  line-height: 16px;

  b {
    padding: ${space(1)} ${space(2)};
    border-radius: ${radius('control')};
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: ${weight('medium')};
  }
  i {
    color: ${color.accentText};
    font-style: normal;
    font-weight: ${weight('medium')};
    text-decoration: underline;
  }
  p {
    flex-basis: 100%;
  }
`

export const Foot = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color.border};
  font-size: ${fontSize(13)};
`
