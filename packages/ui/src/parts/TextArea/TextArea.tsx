import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { space } from '@waldkerf/ui/theme/tokens'
import { Field, type FieldWords } from '../Field/Field.tsx'
import { control } from '../Field/Field.styles.ts'

const Input = styled.textarea`
  ${control}
  padding-block: ${space(2)};
  line-height: 20px;
  resize: vertical;
`

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldWords {}

/** Several lines of text. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => <Input rows={3} {...field} {...rest} />}
    </Field>
  )
}
