import { planBulk } from '@waldkerf/domain/beetles/decisions/bulk'
import type { Beetle, Species } from '@waldkerf/domain/entities/beetles'
import { useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import type { GisActions } from '../gisTypes.ts'
import { texts } from './bulk.texts.ts'
import { type BulkDraft, BulkForm, changeOf } from './BulkForm.tsx'
import { BulkPreview } from './BulkPreview.tsx'
import { BulkResults } from './BulkResults.tsx'
import { useBulkRun } from './run/useBulkRun.ts'

export interface BulkDialogProps {
  open: boolean
  onClose: () => void
  /** The chosen records. */
  beetles: readonly Beetle[]
  species: readonly Species[]
  actions: Pick<GisActions, 'review' | 'setSpecies'>
}

const emptyDraft: BulkDraft = { kind: 'published', art: 0, message: '' }

/** Decides or identifies many records at once: what, what it would do, and what became of each. */
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
  const run = useBulkRun()
  const change = changeOf(draft)
  const plan = change && planBulk(chosen, change)
  const count = plan?.ready.length ?? 0
  const start = () => {
    if (!change || !plan) return
    const messages = new Map(plan.ready.map(({ id, message }) => [id, message]))
    const work = async (id: number) => {
      if (change.kind === 'species') return actions.setSpecies(id, change.art)
      const { status, message } = change
      return actions.review(id, message && message !== messages.get(id) ? { status, message } : { status })
    }
    run.start({ ids: [...messages.keys()], work })
  }
  const working = run.progress?.state === 'running' || run.progress?.state === 'paused'
  const buttons = run.progress ? (
    <Button disabled={working} onClick={onClose}>
      {t.close}
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>{t.cancel}</Button>
      <Button variant={draft.kind === 'rejected' ? 'danger' : 'primary'} disabled={count === 0} onClick={start}>
        {t.start(number(count), count === 1)}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={() => !working && onClose()}
      title={t.title(number(chosen.length), chosen.length === 1)}
      actions={buttons}
      wide
    >
      {run.progress ? (
        <BulkResults beetles={plan?.ready ?? []} progress={run.progress} actions={run.actions} />
      ) : (
        <>
          <BulkForm draft={draft} species={species} onChange={setDraft} />
          {plan && <BulkPreview plan={plan} />}
        </>
      )}
    </Dialog>
  )
}
