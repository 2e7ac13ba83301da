import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FileChoice } from '@waldkerf/ui/parts/FileDrop/FileChoice'
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
  return (
    <FileChoice
      label={label ?? t.choose}
      accept=".xml,.csv,.txt,text/xml,text/csv"
      variant={isNext ? 'primary' : 'secondary'}
      onFile={onFile}
    />
  )
}
