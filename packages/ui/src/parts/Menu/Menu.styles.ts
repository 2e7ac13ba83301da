import { css, keyframes, styled } from 'styled-components'
import { color, controlHeight, fontSize, motion, radius, shadow, space } from '@waldkerf/ui/theme/tokens'

export const Place = styled.span`
  position: relative;
  display: inline-flex;
  min-width: 0;
`

/** Lies under the button, so that the list's place follows it. */
export const Anchor = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
`

export const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-width: ${controlHeight};
  min-height: ${controlHeight};
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color.textMuted};
  cursor: pointer;
  transition: background-color ${motion('small')};

  &:hover,
  &[aria-expanded='true'] {
    background: ${color.hover};
    color: ${color.text};
  }
`

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`

/** Of the floating list; a mixin, since the library brings the element. */
export const menuSheet = css`
  z-index: 60;
  min-width: 200px;
  max-width: 320px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${space(1)};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.raised};
  box-shadow: ${shadow('middle')};
  animation: ${appear} ${motion('small')};

  /* The words of all entries stand below each other where some have a sign. */
  &:has(> * > svg:first-child) > * {
    grid-template-columns: 16px 1fr 16px;
  }
  &[data-columns] {
    display: grid;
    grid-template-columns: repeat(var(--columns), 36px);
    min-width: 0;
    max-width: none;
  }
`

export const menuEntry = css`
  display: grid;
  grid-template-columns: auto 1fr 16px;
  align-items: center;
  gap: 0 ${space(3)};
  min-height: 36px;
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(3)};
  border-radius: ${radius('control')};
  outline: none;
  color: ${color.text};
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  > span {
    grid-column: 2;
  }
  > b {
    grid-column: 1 / -1;
    font-size: ${fontSize(16)};
    font-weight: inherit;
    text-align: center;
  }
  &:has(> b) {
    padding: 0;
  }
  > svg {
    color: ${color.textMuted};
  }
  > svg:last-child:not(:first-child) {
    grid-column: 3;
    color: ${color.accentText};
  }
  &[data-highlighted] {
    background: ${color.hover};
  }
  &[aria-disabled='true'] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  kbd {
    font: inherit;

    /* No keys, no hints. */
    @media ((pointer: coarse) and (hover: none)) or (width < 600px) {
      display: none;
    }
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    line-height: 16px;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

export const menuLine = css`
  height: 1px;
  margin: ${space(1)} calc(-1 * ${space(1)});
  background: ${color.border};
`
