import { useId, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { type BulkReview, type BulkReviewPlan, planBulkReview } from '@waldkerf/domain/beetles/decisions/bulkReview'
import { searchSpecies } from '@waldkerf/domain/beetles/speciesSearch'
import { needsMessage } from '@waldkerf/domain/beetles/transitions'
import type { Beetle, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { BulkChangeDialog } from '@waldkerf/ui/parts/BulkChange/BulkChangeDialog'
import { BulkChangePreview, usePlanLines } from '@waldkerf/ui/parts/BulkChange/BulkChangePreview'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { texts } from '@waldkerf/ui/screens/gis/GisScreen.texts'
import type { GisActions } from '@waldkerf/ui/screens/gis/gisTypes.ts'

const kinds = ['published', 'query', 'rejected', 'species'] as const
type BulkKind = (typeof kinds)[number]

/** The form's values; each kind of change keeps its part when another one is chosen. */
interface BulkDraft {
  kind: BulkKind
  /** kaeferarten.id; 0 while none is chosen. */
  art: number
  message: string
}

/** The change that is filled in; undefined while it is not whole. */
function bulkChange({ kind, art, message }: BulkDraft): BulkReview | undefined {
  if (kind !== 'species') return { kind: 'status', status: kind, message: message.trim() }
  return art > 0 ? { kind: 'species', art } : undefined
}

interface BulkFormProps {
  draft: BulkDraft
  species: readonly Species[]
  onChange: (draft: BulkDraft) => void
}

/** The form for the change to the chosen records. */
function BulkForm({ draft, species, onChange }: BulkFormProps) {
  const t = useTexts(texts).bulk
  const name = useId()
  const speciesOptions = useMemo(
    () => (typed: string) =>
      searchSpecies(species, typed).map(({ species: { id, de, sci } }) => ({
        value: String(id),
        label: de,
        detail: sci,
      })),
    [species],
  )
  return (
    <Form>
      <Kinds>
        <legend>{t.what}</legend>
        {kinds.map((kind) => (
          <Kind key={kind} data-chosen={kind === draft.kind}>
            <input
              type="radio"
              name={name}
              checked={kind === draft.kind}
              onChange={() => onChange({ ...draft, kind })}
            />
            {t.changes[kind]}
          </Kind>
        ))}
      </Kinds>
      {draft.kind === 'species' ? (
        <Combobox
          label={t.species}
          options={speciesOptions('')}
          search={speciesOptions}
          value={String(draft.art)}
          onChange={(value) => onChange({ ...draft, art: Number(value) })}
        />
      ) : (
        <TextArea
          label={t.message}
          hint={needsMessage(draft.kind) ? t.messageNeeded[draft.kind] : t.messageHint}
          value={draft.message}
          onChange={(event) => onChange({ ...draft, message: event.target.value })}
        />
      )}
    </Form>
  )
}

const Form = styled.div`
  display: grid;
  gap: ${space(4)};
`

const Kinds = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${space(2)};
    font-size: ${fontSize(13)};
    font-weight: ${weight('medium')};
  }
`

const Kind = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 40px;
  padding: 0 ${space(3)};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius('control')};
  cursor: pointer;

  &[data-chosen='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  input {
    width: 16px;
    height: 16px;
    margin: 0;
  }
`

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
  const t = useTexts(texts).bulk
  const { number } = useFormat()
  // Kept: the rows change during the run, but the person was asked about these.
  const [chosen] = useState(beetles)
  const [draft, setDraft] = useState(emptyDraft)
  const change = bulkChange(draft)
  const plan = change && planBulkReview(chosen, change)
  const ready = plan?.ready ?? []
  const work = async (id: number) => {
    if (!change) return
    if (change.kind === 'species') return actions.setSpecies(id, change.art)
    const { status, message } = change
    // A message that equals the stored one is sent, too: for a query it is a new entry of the conversation.
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

/** The expected effect of a bulk change, before anything is sent. */
function BulkPreview({ plan }: { plan: BulkReviewPlan }) {
  const t = useTexts(texts).bulk
  const words = { ready: t.ready, noneReady: t.noneReady, skipped: t.skipped }
  return <BulkChangePreview lines={usePlanLines(plan, words, { count: plan.withdrawn, say: t.withdrawn })} />
}
