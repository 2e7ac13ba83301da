import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { space } from '../../theme/tokens.ts'
import { control, Field } from '../Field/Field.tsx'

const Input = styled.textarea`
  ${control}
  padding-block: ${space(2)};
  line-height: 20px;
  resize: vertical;
`

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** Several lines of text. */
export const TextArea = ({ label, hint, error, ...rest }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error}>
    {(field) => <Input {...field} {...rest} />}
  </Field>
)
