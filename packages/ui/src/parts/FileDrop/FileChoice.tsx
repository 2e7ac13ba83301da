import { useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import type { ButtonVariant } from '../Button/Button.styles.ts'

export interface FileChoiceProps {
  label: string
  /** Suffixes and media types. */
  accept: string
  variant?: ButtonVariant
  onFile: (file: File) => void
}

/** A button that chooses a file. */
export function FileChoice({ label, accept, variant = 'secondary', onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
