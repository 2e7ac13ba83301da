import type { Closing } from '@waldkerf/domain/office/workplace/closed'
import { nextStatuses } from '@waldkerf/domain/office/workplace/offerStatus'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { MenuItem } from '@waldkerf/ui/parts/Menu/Menu'
import { texts } from './lifecycle.texts.ts'

export interface ClosedNoteProps {
  closing: Closing
  /** Of an offer, as it is stored. */
  status?: string | undefined
  /** The next steps of the document; those that help here are offered beside the reason. */
  steps: readonly MenuItem[]
  onDraft: () => void
}

const helping: Readonly<Record<Closing, readonly string[]>> = {
  archived: ['copy'],
  sent: ['convert', 'copy'],
  billed: ['copy'],
}

/** Why a document cannot be written any more, and the ways to go on. */
export function ClosedNote({ closing, status = '', steps, onDraft }: ClosedNoteProps) {
  const t = useTexts(texts)
  const isDraftNext = closing === 'sent' && nextStatuses(status).includes('entwurf')
  const offered = steps.filter(({ id, disabledReason }) => helping[closing].includes(id) && !disabledReason)
  return (
    <Bar
      icon="info"
      message={closing === 'sent' && !isDraftNext ? t.closed.decided : t.closed[closing]}
      actions={
        <>
          {isDraftNext && <Button onClick={onDraft}>{t.closed.toDraft}</Button>}
          {offered.map(({ id, label, onSelect }) => (
            <Button key={id} variant="quiet" onClick={onSelect}>
              {label}
            </Button>
          ))}
        </>
      }
    />
  )
}
