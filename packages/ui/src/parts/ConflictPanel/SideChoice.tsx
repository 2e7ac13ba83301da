import type { Side } from '@waldkerf/domain/editing/mergeFields'
import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../parts.texts.ts'
import { VersionChoice } from './VersionChoice.tsx'

export interface SideChoiceProps {
  /** The field. */
  legend: string
  /** The value typed here; '' and booleans are put into words. */
  mine: ReactNode
  /** The value that somebody else has stored. */
  theirs: ReactNode
  side?: Side
  /** Absent: both are shown, and the panel's buttons choose. */
  onChoose?: (side: Side) => void
}

/** The own value of a field beside the one that others have stored. */
export function SideChoice({ legend, mine, theirs, side, onChoose }: SideChoiceProps) {
  const t = useTexts(texts).conflict
  const said = (value: ReactNode) =>
    typeof value === 'boolean' ? (value ? t.yes : t.no) : value === '' ? t.empty : value
  return (
    <VersionChoice
      legend={legend}
      versions={[
        { key: 'mine', name: t.mine, value: said(mine) },
        { key: 'theirs', name: t.theirs, value: said(theirs) },
      ]}
      chosen={side}
      onChoose={onChoose && ((key) => onChoose(key === 'mine' ? 'mine' : 'theirs'))}
    />
  )
}
