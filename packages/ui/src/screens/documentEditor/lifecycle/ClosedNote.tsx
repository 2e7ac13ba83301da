import type { Closing } from '@waldkerf/domain/office/workplace/closed'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { MenuItem } from '@waldkerf/ui/parts/Menu/Menu'
import { texts } from './lifecycle.texts.ts'

export interface ClosedNoteProps {
  closing: Closing
  /** The steps in the document's menu; the one that leads to something that can be written is offered here, too. */
  steps: readonly MenuItem[]
}

/** Why a document cannot be written any more, and the ways to go on. */
export function ClosedNote({ closing, steps }: ClosedNoteProps) {
  const t = useTexts(texts)
  const toDraft = steps.find(({ id }) => id === 'toDraft')
  const next = toDraft ?? steps.find(({ id }) => id === 'copy')
  return (
    <Bar
      icon="info"
      message={closing === 'sent' && !toDraft ? t.closed.decided : t.closed[closing]}
      actions={next && <Button onClick={next.onSelect}>{next.label}</Button>}
    />
  )
}
