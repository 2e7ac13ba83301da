import { useId } from 'react'
import { styled } from 'styled-components'
import { control, Problem } from '../../parts/Field/Field.styles.ts'
import { color, fontSize, motion, space } from '../../theme/tokens.ts'

const Box = styled.div`
  position: relative;
  display: grid;
  gap: ${space(1)};
  padding-top: ${space(4)};

  input {
    ${control}
  }
  label {
    position: absolute;
    top: ${space(4)};
    left: ${space(3)};
    line-height: var(--control-height);
    color: ${color.textMuted};
    pointer-events: none;
    transform-origin: left center;
    transition:
      transform ${motion('panel')},
      color ${motion('panel')};
  }
  /* The label makes room when there is something to read, or about to be. */
  label:has(+ input:focus),
  label:has(+ input:not(:placeholder-shown)) {
    color: ${color.text};
    font-size: ${fontSize(12)};
    transform: translate(calc(-1 * ${space(3)}), -28px);
  }
  @media (prefers-reduced-motion: reduce) {
    label {
      transition: none;
    }
  }
`

export interface FloatingFieldProps {
  label: string
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

/** A field whose label stands in it until there is text. */
export function FloatingField({ label, value, error, onChange }: FloatingFieldProps) {
  const id = useId()
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        placeholder=" "
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {error && (
        <Problem id={`${id}-error`} role="alert">
          {error}
        </Problem>
      )}
    </Box>
  )
}
