import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  border: 0;

  /* The answer for most people has the whole width. */
  > label:first-of-type {
    grid-column: 1 / -1;
  }
  legend {
    padding: 0 0 ${space(2)};
    font-weight: ${weight('medium')};
  }
`

/** Over those that are offered, below the answer that is none of them. */
export const Kinds = styled.p`
  grid-column: 1 / -1;
  padding-top: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

/** Picture or sign, then words; the radio button itself is for keys and screen readers. */
export const CardLabel = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 76px minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  min-height: 72px;
  padding: ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};
  cursor: pointer;

  &:hover {
    background: ${color.hover};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.selected};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  strong {
    font-weight: ${weight('medium')};
    overflow-wrap: anywhere;
  }
  span:last-child {
    display: grid;
    min-width: 0;
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`

export const Next = styled.p`
  grid-column: 1 / -1;
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

export const SignFrame = styled.span`
  display: block;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius('control')};
`
