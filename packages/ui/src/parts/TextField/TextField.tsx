import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldWords } from '../Field/Field.tsx'
import { control, Pictured } from '../Field/Field.styles.ts'
import { Icon } from '../Icon/Icon.tsx'

const Input = styled.input`
  ${control}
`

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldWords {}

/** One line of text. A search field shows that it is one. */
export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) =>
        rest.type === 'search' ? (
          <Pictured $side="start">
            <Input {...field} {...rest} />
            <Icon name="search" size={16} />
          </Pictured>
        ) : (
          <Input {...field} {...rest} />
        )
      }
    </Field>
  )
}
