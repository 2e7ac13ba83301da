import type { BulkReview } from '@waldkerf/domain/beetles/decisions/bulkReview'
import { searchSpecies } from '@waldkerf/domain/beetles/speciesSearch'
import { needsMessage } from '@waldkerf/domain/beetles/transitions'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useId, useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { texts } from './bulk.texts.ts'
import { Form, Kind, Kinds } from './BulkDialog.styles.ts'

const kinds = ['published', 'query', 'rejected', 'species'] as const
type BulkKind = (typeof kinds)[number]

/** The form's values; each kind of change keeps its part when another one is chosen. */
export interface BulkDraft {
  kind: BulkKind
  /** kaeferarten.id; 0 while none is chosen. */
  art: number
  message: string
}

/** The change that is filled in; undefined while it is not whole. */
export function bulkChange({ kind, art, message }: BulkDraft): BulkReview | undefined {
  if (kind !== 'species') return { kind: 'status', status: kind, message: message.trim() }
  return art > 0 ? { kind: 'species', art } : undefined
}

export interface BulkFormProps {
  draft: BulkDraft
  species: readonly Species[]
  onChange: (draft: BulkDraft) => void
}

/** The form for the change to the chosen records. */
export function BulkForm({ draft, species, onChange }: BulkFormProps) {
  const t = useTexts(texts)
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
