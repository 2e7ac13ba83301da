import { type ComponentProps, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { checkbox } from '@waldkerf/ui/theme/checkbox'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'

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
  ${checkbox}
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
