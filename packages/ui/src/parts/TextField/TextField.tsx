import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { control, Field } from '../Field/Field.tsx'

const Input = styled.input`
  ${control}
`

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** One line of text. */
export const TextField = ({ label, hint, error, ...rest }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(field) => <Input {...field} {...rest} />}
  </Field>
)
