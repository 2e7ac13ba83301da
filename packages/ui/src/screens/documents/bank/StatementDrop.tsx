import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FileDrop } from '@waldkerf/ui/parts/FileDrop/FileDrop'
import type { ReactNode } from 'react'
import { StatementChoice } from './StatementChoice.tsx'
import { bankTexts } from '../DocumentsScreen.texts.ts'

export interface StatementDropProps {
  /** Absent while none is taken: then there is no bar, and all else stays as it is. */
  onFile?: ((file: File) => void) | undefined
  /** It is the page's next step. */
  isNext?: boolean
  /** The place that takes a file wherever it is dropped. */
  children: (bar?: ReactNode) => ReactNode
}

/** Takes a bank statement that is dropped anywhere on the view, or chosen in its bar. */
export function StatementDrop({ onFile, isNext = true, children }: StatementDropProps) {
  const t = useTexts(bankTexts).drop
  return (
    <FileDrop
      words={{ label: t.label, hint: t.hint, touch: t.touch, over: t.over }}
      onFile={onFile}
      choice={onFile && <StatementChoice isNext={isNext} onFile={onFile} />}
    >
      {children}
    </FileDrop>
  )
}
