import { keyframes, styled } from 'styled-components'
import { color, fontSize, motion, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

const narrow = '(width < 600px)'

const appear = keyframes`from { opacity: 0; transform: translateY(-8px); }`

export const Box = styled.dialog`
  flex-direction: column;
  width: min(600px, 100vw - 2 * ${space(4)});
  max-width: none;
  max-height: min(70dvh, 520px);
  margin: 12dvh auto auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.raised};
  box-shadow: ${shadow('high')};
  color: ${color.text};
  animation: ${appear} ${motion('small')};

  &[open] {
    display: flex;
  }
  &::backdrop {
    background: ${color.backdrop};
  }
  /* On phones it is the screen. */
  @media ${narrow} {
    width: 100vw;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border: 0;
    border-radius: 0;
  }
`

export const Search = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(3)};
  padding-inline: ${space(4)};
  border-block-end: 1px solid ${color.border};
  color: ${color.textMuted};

  &:has(input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
  }
  input {
    flex: 1;
    min-width: 0;
    height: 52px;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: ${color.text};
    font-size: ${fontSize(16)};
  }
  input::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  /* Elsewhere Escape and a click beside it close. */
  @media (width >= 600px) {
    > button {
      display: none;
    }
  }
`

/** Its room is kept; what comes at once needs none. */
export const Progress = styled.span`
  display: flex;
  flex: none;
  visibility: hidden;

  &[data-on] {
    visibility: visible;
    transition: visibility 0s 150ms;
  }
`

export const Hits = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(2)};
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const GroupName = styled.p`
  padding: ${space(2)} ${space(2)} ${space(1)};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  font-weight: ${weight('medium')};
`

export const Hit = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 40px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius('control')};
  cursor: pointer;

  > svg {
    flex: none;
    color: ${color.textMuted};
  }
  &:hover {
    background: ${color.hover};
  }
  &[aria-selected='true'] {
    background: ${color.selected};
  }
  &[aria-selected='true'] > svg {
    color: ${color.accentText};
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** Title and addition: in one line where there is room. */
export const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};
  min-width: 0;

  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`

/** Letters that were sought: heavier and underlined, in the colour of the words around them. */
export const Mark = styled.mark`
  background: none;
  color: inherit;
  font-weight: ${weight('medium')};
  text-decoration: underline;
  text-decoration-color: ${color.accentText};
  text-decoration-thickness: 2px;
  text-underline-offset: 3px;
`

/** Below the hits, where it moves none of them. */
export const Note = styled.p`
  flex: none;
  margin: 0;
  padding: ${space(2)} ${space(4)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

export const Failure = styled(Note)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  color: ${color.text};
`

export const Foot = styled.p`
  display: flex;
  flex: none;
  gap: ${space(4)};
  padding: ${space(2)} ${space(4)};
  border-block-start: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};

  span {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  /* No keys, no hints. */
  @media ((pointer: coarse) and (hover: none)) or ${narrow} {
    display: none;
  }
`
