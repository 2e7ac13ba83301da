import { type ComponentProps, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, motion, radius, space } from '@waldkerf/ui/theme/tokens'

const Row = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: ${space(2)};
  min-height: 24px;
  cursor: pointer;

  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.55;
  }
`

const Box = styled.input`
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

const Hint = styled.span`
  grid-column: 2;
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
`

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: ReactNode
  hint?: string
}

/** A yes or no that is saved with others. The words are part of its target. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <Row>
      <Box
        {...rest}
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      <span id={`${id}-label`}>{label}</span>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Row>
  )
}
