import { planBulkReview } from '@waldkerf/domain/beetles/decisions/bulkReview'
import type { Beetle, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { BulkChangeDialog } from '@waldkerf/ui/parts/BulkChange/BulkChangeDialog'
import type { GisActions } from '../gisTypes.ts'
import { texts } from './bulk.texts.ts'
import { type BulkDraft, BulkForm, bulkChange } from './BulkForm.tsx'
import { BulkPreview } from './BulkPreview.tsx'

export interface BulkDialogProps {
  open: boolean
  /** @param stored those that were changed */
  onClose: (stored: readonly number[]) => void
  /** The chosen records. */
  beetles: readonly Beetle[]
  species: readonly Species[]
  actions: Pick<GisActions, 'review' | 'setSpecies'>
}

const emptyDraft: BulkDraft = { kind: 'published', art: 0, message: '' }

/** Decides on or identifies many records at once: choice, preview, and each one's result. */
export function BulkDialog({ open, onClose, ...rest }: BulkDialogProps) {
  // Each opening begins anew.
  return open ? <OpenBulk onClose={onClose} {...rest} /> : null
}

function OpenBulk({ onClose, beetles, species, actions }: Omit<BulkDialogProps, 'open'>) {
  const t = useTexts(texts)
  const { number } = useFormat()
  // Rows change while the run goes on; the question was about those of before.
  const [chosen] = useState(beetles)
  const [draft, setDraft] = useState(emptyDraft)
  const change = bulkChange(draft)
  const plan = change && planBulkReview(chosen, change)
  const ready = plan?.ready ?? []
  const work = async (id: number) => {
    if (!change) return
    if (change.kind === 'species') return actions.setSpecies(id, change.art)
    const { status, message } = change
    // The same words as before are sent too: for a question they are a word of their own.
    return actions.review(id, message === '' ? { status } : { status, message })
  }
  return (
    <BulkChangeDialog
      title={t.title(number(chosen.length), chosen.length === 1)}
      words={{
        start: t.start(number(ready.length), ready.length === 1),
        progress: t.progress,
        results: t.results,
      }}
      ready={ready.map(({ id }) => ({ id, name: t.record(String(id)) }))}
      work={work}
      danger={draft.kind === 'rejected'}
      onClose={onClose}
    >
      <BulkForm draft={draft} species={species} onChange={setDraft} />
      {plan && <BulkPreview plan={plan} />}
    </BulkChangeDialog>
  )
}
