import { css, styled } from 'styled-components'
import { color, controlHeight, controlText, fontSize, motion, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const control = css`
  width: 100%;
  min-width: 0;
  min-height: ${controlHeight};
  padding: 0 ${space(3)};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius('control')};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${controlText};
  text-overflow: ellipsis;
  transition: border-color ${motion('small')};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color.textMuted};
  }
  /* On a control that is typed in the ring takes the border's place, so that it never touches a neighbour. */
  &:focus-visible {
    border-color: ${color.focus};
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: ${color.dangerText};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
`

/** A control with a picture in it: which side, and that the pointer goes through it. */
export const Pictured = styled.div<{ $side: 'start' | 'end' }>`
  position: relative;
  min-width: 0;

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-${({ $side }) => $side}: ${space(3)};
    margin-block: auto;
    color: ${color.textMuted};
    pointer-events: none;
  }
  > input,
  > select {
    padding-inline-${({ $side }) => $side}: 36px;
  }
`

/** Beside taller fields its parts stay together at the top, so that labels and controls stand on one line. */
export const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
`

export const Label = styled.label`
  font-size: ${fontSize(13)};
  font-weight: ${weight('medium')};
`

export const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
`

export const Problem = styled.p`
  display: flex;
  gap: ${space(1)};
  color: ${color.dangerText};
  font-size: ${fontSize(13)};

  svg {
    flex: none;
    margin-top: 2px;
  }
`
