import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { useRef } from 'react'
import { bankTexts } from '../DocumentsScreen.texts.ts'

export interface StatementChoiceProps {
  /** Absent: of a first file. */
  label?: string
  isNext?: boolean
  onFile: (file: File) => void
}

/** The button that chooses a bank statement. */
export function StatementChoice({ label, isNext = false, onFile }: StatementChoiceProps) {
  const t = useTexts(bankTexts).drop
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={isNext ? 'primary' : 'secondary'} onClick={() => input.current?.click()}>
        {label ?? t.choose}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label ?? t.choose}
        accept=".xml,.csv,.txt,text/xml,text/csv"
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
