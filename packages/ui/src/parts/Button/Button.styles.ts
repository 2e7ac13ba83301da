import { css, styled } from 'styled-components'
import { color, controlHeight, controlText, motion, radius, space, weight } from '@waldkerf/ui/theme/tokens'

/** Base style of everything that can be pressed; IconButton and Menu use it too. */
export const pressable = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${controlHeight};
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  font-size: ${controlText};
  line-height: 1;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${motion('small')},
    border-color ${motion('small')},
    color ${motion('small')};

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
`

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover:not(:disabled) {
      background: ${color.accentHover};
    }
    &:active:not(:disabled) {
      background: ${color.accentPressed};
    }
  `,
  secondary: css`
    border-color: ${color.borderStrong};
    background: ${color.surface};
    color: ${color.text};
    &:hover:not(:disabled) {
      background: ${color.hover};
    }
    &:active:not(:disabled) {
      background: ${color.pressed};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.text};
    &:hover:not(:disabled) {
      background: ${color.hover};
    }
    &:active:not(:disabled) {
      background: ${color.pressed};
    }
  `,
  danger: css`
    border-color: ${color.dangerBorder};
    background: ${color.surface};
    color: ${color.dangerText};
    &:hover:not(:disabled) {
      background: ${color.dangerQuiet};
    }
  `,
}

export type ButtonVariant = keyof typeof variants

export const StyledButton = styled.button<{ $variant: ButtonVariant }>`
  ${pressable}
  padding: 0 ${space(3)};
  font-weight: ${weight('medium')};
  white-space: nowrap;
  ${({ $variant }) => variants[$variant]}
`
