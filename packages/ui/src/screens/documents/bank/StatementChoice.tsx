import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FileChoice } from '@waldkerf/ui/parts/FileDrop/FileChoice'
import { bankTexts } from '../DocumentsScreen.texts.ts'

export interface StatementChoiceProps {
  /** Absent: of a first file, which is the page's next step. */
  label?: string
  onFile: (file: File) => void
}

/** The button that chooses a bank statement. */
export function StatementChoice({ label, onFile }: StatementChoiceProps) {
  const t = useTexts(bankTexts).drop
  return (
    <FileChoice
      label={label ?? t.choose}
      accept=".xml,.csv,.txt,text/xml,text/csv"
      variant={label === undefined ? 'primary' : 'secondary'}
      onFile={onFile}
    />
  )
}
