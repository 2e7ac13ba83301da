import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldControl, type FieldWords } from '../Field/Field.tsx'
import { control, Pictured } from '../Field/Field.styles.ts'
import { Icon } from '../Icon/Icon.tsx'

const Input = styled.select`
  ${control}
  appearance: none;
  cursor: pointer;
`

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'id' | 'multiple' | 'size'>, Omit<FieldWords, 'label'> {
  /** Left out where no label is to be seen; then `aria-label` says it. */
  label?: string
}

/** The system's own choice list, right on every device; its options are `<option>` elements. */
export function Select({ label, hint, error, ...rest }: SelectProps) {
  const select = (field?: FieldControl) => (
    <Pictured $side="end">
      <Input {...field} {...rest} />
      <Icon name="chevron-down" size={16} />
    </Pictured>
  )
  if (label === undefined) return select()
  return (
    <Field label={label} hint={hint} error={error}>
      {select}
    </Field>
  )
}
