import { useId, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { type BulkReview, type BulkReviewPlan, planBulkReview } from '@waldkerf/domain/beetles/decisions/bulkReview'
import { hasReporter } from '@waldkerf/domain/beetles/people'
import { searchSpecies } from '@waldkerf/domain/beetles/speciesSearch'
import { otherName } from '@waldkerf/domain/beetles/wordedSpecies'
import { messageTemplates } from '@waldkerf/domain/beetles/messageTemplates'
import { needsMessage } from '@waldkerf/domain/beetles/transitions'
import type { Beetle, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { BulkChangeDialog } from '@waldkerf/ui/parts/BulkChange/BulkChangeDialog'
import { BulkChangePreview, usePlanLines } from '@waldkerf/ui/parts/BulkChange/BulkChangePreview'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Menu } from '@waldkerf/ui/parts/Menu/Menu'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { texts } from '@waldkerf/ui/screens/gis/GisScreen.texts'
import { Templates, Writing } from '@waldkerf/ui/screens/gis/review/record/message.styles.ts'
import type { GisActions, GisState } from '@waldkerf/ui/screens/gis/gisTypes.ts'
import { BulkStrip } from './BulkStrip.tsx'
import { ChosenRecords } from './ChosenRecords.tsx'

const kinds = ['published', 'query', 'rejected', 'species'] as const
type BulkKind = (typeof kinds)[number]

/** The form's values; each kind of change keeps its part when another one is chosen. */
interface BulkDraft {
  /** Undefined until it is chosen: nothing is recommended. */
  kind: BulkKind | undefined
  /** kaeferarten.id; 0 while none is chosen. */
  art: number
  message: string
}

/** The change that is filled in; undefined while it is not whole. */
function bulkChange({ kind, art, message }: BulkDraft): BulkReview | undefined {
  if (!kind) return undefined
  if (kind !== 'species') return { kind: 'status', status: kind, message: message.trim() }
  return art > 0 ? { kind: 'species', art } : undefined
}

interface BulkFormProps {
  draft: BulkDraft
  /** None of the records has a reporter: words only explain a rejection. */
  toNobody: boolean
  species: readonly Species[]
  onChange: (draft: BulkDraft) => void
}

/** The form for the change to the chosen records. */
function BulkForm({ draft, toNobody, species, onChange }: BulkFormProps) {
  const t = useTexts(texts).bulk
  const name = useId()
  const language = useLanguage()
  const speciesOptions = useMemo(
    () => (typed: string) =>
      searchSpecies(species, typed).map(({ species: one }) => ({
        value: String(one.id),
        label: one.de,
        detail: otherName(one),
      })),
    [species],
  )
  // One text goes to all of them: no template that names a record's own species or day.
  const templates = messageTemplates
    .filter(({ status, text }) => status === draft.kind && !text.includes('{'))
    .map(({ id, title, text }) => ({
      id,
      label: title[language],
      onSelect: () => onChange({ ...draft, message: [draft.message.trim(), text].filter(Boolean).join('\n') }),
    }))
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
      {draft.kind === 'species' && (
        <Combobox
          label={t.species}
          options={speciesOptions('')}
          search={speciesOptions}
          value={String(draft.art)}
          onChange={(value) => onChange({ ...draft, art: Number(value) })}
        />
      )}
      {draft.kind && draft.kind !== 'species' && (draft.kind === 'rejected' || !toNobody) && (
        <Writing>
          <TextArea
            label={toNobody ? t.reason : t.message}
            hint={toNobody ? t.reasonHint : needsMessage(draft.kind) ? t.messageNeeded[draft.kind] : t.messageHint}
            value={draft.message}
            onChange={(event) => onChange({ ...draft, message: event.target.value })}
          />
          {templates.length > 0 && (
            <Templates>
              <Menu
                label={t.templates}
                trigger={
                  <>
                    {t.templates}
                    <Icon name="chevron-down" size={16} />
                  </>
                }
                items={templates}
              />
            </Templates>
          )}
        </Writing>
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
  /** As soon as all of it has ended: another change must not meet records that nobody sees any more. */
  onEnded?: (stored: readonly number[]) => void
  /** Whether it waits or is being done, beside the list; keep it stable. */
  onUnderWay?: (isUnderWay: boolean) => void
  /** The bar of the picked records, as long as it is seen. */
  bar?: HTMLElement | null
  /** The chosen records. */
  beetles: readonly Beetle[]
  species: readonly Species[]
  loadThumbnail: GisState['loadThumbnail']
  actions: Pick<GisActions, 'review' | 'setSpecies'>
}

const emptyDraft: BulkDraft = { kind: undefined, art: 0, message: '' }

/** Decides on or identifies many records at once: choice, preview, and each one's result. */
export function BulkDialog({ open, onClose, ...rest }: BulkDialogProps) {
  // Each opening begins anew.
  return open ? <OpenBulk onClose={onClose} {...rest} /> : null
}

function OpenBulk({
  onClose,
  onEnded,
  onUnderWay,
  bar,
  beetles,
  species,
  loadThumbnail,
  actions,
}: Omit<BulkDialogProps, 'open'>) {
  const t = useTexts(texts).bulk
  const { number } = useFormat()
  // Kept: the rows change during the run, but the person was asked about these.
  const [chosen] = useState(beetles)
  const [draft, setDraft] = useState(emptyDraft)
  const { kind } = draft
  const toNobody = !chosen.some(hasReporter)
  const change = bulkChange(toNobody && kind !== 'rejected' ? { ...draft, message: '' } : draft)
  const lacksWords = !toNobody && change?.kind === 'status' && needsMessage(change.status) && isBlank(change.message)
  // Without its words nothing is begun; it is said what would be, with any.
  const plan = change && planBulkReview(chosen, lacksWords ? { ...change, message: '…' } : change)
  const planned = plan?.ready ?? []
  const count = planned.length
  const startWords = kind ? t.start[kind] : t.startOpen
  const speciesNames = useMemo(() => new Map(species.map(({ id, de }) => [id, de])), [species])
  const describe = ({ id, art, bundesland }: Beetle) =>
    [speciesNames.get(art), bundesland, t.record(String(id))].filter(Boolean).join(', ')
  const work = async (id: number) => {
    if (!change) return
    if (change.kind === 'species') return actions.setSpecies(id, change.art)
    const { status, message } = change
    // A message that equals the stored one is sent, too: for a query it is a new entry of the conversation.
    return actions.review(id, message === '' ? { status } : { status, message })
  }
  return (
    <BulkChangeDialog
      title={startWords(number(chosen.length), chosen.length === 1)}
      words={{
        start: kind ? startWords(number(count), count === 1) : t.change,
        results: t.results,
        ...(kind
          ? {
              progress: t.progress[kind],
              done: t.done[kind],
              ended: (changed: number) => t.ended[kind](number(changed), changed === 1),
            }
          : { progress: t.change }),
      }}
      ready={lacksWords ? [] : planned.map((beetle) => ({ id: beetle.id, name: describe(beetle) }))}
      work={work}
      danger={kind === 'rejected'}
      renderAside={(run) =>
        kind && (
          <BulkStrip
            run={run}
            bar={bar}
            onUnderWay={onUnderWay}
            words={{
              start: startWords(number(count), count === 1),
              progress: t.progress[kind],
              ended: (changed) => t.ended[kind](number(changed), changed === 1),
            }}
          />
        )
      }
      onClose={onClose}
      {...(onEnded && { onEnded })}
    >
      <ChosenRecords beetles={chosen} describe={describe} loadThumbnail={loadThumbnail} />
      <BulkForm draft={draft} toNobody={toNobody} species={species} onChange={setDraft} />
      {plan && kind && <BulkPreview plan={plan} kind={kind} lacksWords={lacksWords} />}
    </BulkChangeDialog>
  )
}

/** The expected effect of a bulk change, before anything is sent. */
function BulkPreview({ plan, kind, lacksWords }: { plan: BulkReviewPlan; kind: BulkKind; lacksWords: boolean }) {
  const t = useTexts(texts).bulk
  const ready = lacksWords && needsMessage(kind) ? t.afterWords[kind] : t.ready[kind]
  const words = { ready, noneReady: t.noneReady, skipped: t.skipped }
  const lines = usePlanLines(plan, words, { count: plan.withdrawn, say: t.withdrawn })
  return (
    <BulkChangePreview
      lines={lines.map((line) => (lacksWords && line.tone === 'ready' ? { ...line, tone: 'none' } : line))}
    />
  )
}
