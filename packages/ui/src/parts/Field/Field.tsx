import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { color, controlHeight, controlText, fontSize, motion, radius, space, weight } from '../../theme/tokens.ts'

/** What every control for input looks like. */
export const control = css`
  width: 100%;
  min-height: ${controlHeight};
  padding: 0 ${space(3)};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius('control')};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${controlText};
  transition: border-color ${motion('small')};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color.textMuted};
  }
  &[aria-invalid='true'] {
    border-color: ${color.dangerText};
  }
  &:disabled {
    opacity: 0.55;
  }
`

const Box = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`

const Label = styled.label`
  font-size: ${fontSize(13)};
  font-weight: ${weight('medium')};
`

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
`

const Problem = styled.p`
  color: ${color.dangerText};
  font-size: ${fontSize(13)};
`

/** What a field gives its control: the id its label names, and what describes it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps {
  label: string
  hint?: string | undefined
  /** What is wrong with the input, as a sentence. */
  error?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A control with its label, its hint and, when the input does not fit, what is wrong with it. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <Problem id={`${id}-error`} role="alert">
          {error}
        </Problem>
      )}
    </Box>
  )
}
