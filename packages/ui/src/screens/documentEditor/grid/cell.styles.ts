import { css, styled } from 'styled-components'
import { color, fontSize, motion, radius, space, weight } from '@waldkerf/ui/theme/tokens'

const typed = css`
  width: 100%;
  min-width: 0;
  min-height: 28px;
  padding: 3px 7px;
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color.text};
  font: inherit;
  transition: border-color ${motion('small')};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  [data-active]:focus-within & {
    border-color: ${color.borderControl};
    background: ${color.surface};
  }
  &:focus-visible {
    border-color: ${color.focus};
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: ${color.dangerText};
  }
`

export const CellInput = styled.input`
  ${typed}
  &[data-end] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  /* The list comes while one types; its arrow would cut the words off. */
  &::-webkit-calendar-picker-indicator {
    display: none !important;
  }
`

/** Grows with its text. */
export const CellText = styled.textarea`
  ${typed}
  display: block;
  field-sizing: content;
  resize: none;
  overflow-wrap: anywhere;

  &[data-quiet] {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`

export const FaultNote = styled.p`
  position: absolute;
  z-index: 2;
  inset-block-start: 100%;
  inset-inline-end: 0;
  width: max-content;
  max-width: 280px;
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.dangerBorder};
  border-radius: ${radius('control')};
  margin-block-start: 2px;
  background: ${color.dangerQuiet};
  color: ${color.dangerText};
  font-size: ${fontSize(12)};

  button {
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: ${weight('semibold')};
    text-decoration: underline;
    cursor: pointer;
  }
`
