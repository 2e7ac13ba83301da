import { type ReactNode, useId } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { Box, Hint, Label, Problem } from './Field.styles.ts'

/** A field's props for its control: the id its label names, and the texts that describe it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Texts that every field takes. */
export interface FieldWords {
  label: string
  hint?: string | undefined
  /** The input's fault, as a sentence. */
  error?: string | undefined
}

export interface FieldProps extends FieldWords {
  children: (control: FieldControl) => ReactNode
}

/** A control with its label, its hint and, when the input does not fit, its fault. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <Problem id={`${id}-error`} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </Problem>
      )}
    </Box>
  )
}
