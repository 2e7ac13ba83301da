import { css } from 'styled-components'
import { color, motion, radius, space } from './tokens.ts'

/** The look of a checkbox, wherever one stands. */
export const checkbox = css`
  display: grid;
  width: 18px;
  height: 18px;
  margin: 0;
  place-content: center;
  border: 1px solid ${color.borderControl};
  border-radius: ${space(1)};
  background: ${color.surface};
  appearance: none;
  cursor: inherit;
  transition: background-color ${motion('small')};

  &:hover:not(:disabled) {
    border-color: ${color.textMuted};
  }
  &:checked,
  &:indeterminate {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &::before {
    width: 10px;
    height: 10px;
    background: ${color.onAccent};
    content: none;
  }
  &:checked::before {
    clip-path: polygon(10% 48%, 0 60%, 38% 92%, 100% 20%, 88% 8%, 37% 68%);
    content: '';
  }
  &:indeterminate::before {
    height: 2px;
    border-radius: ${radius('round')};
    clip-path: none;
    content: '';
  }
  /* Where the system draws all colours, it draws the tick too. */
  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`
