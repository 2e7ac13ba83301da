import {
  proposedSides,
  type ReviewField,
  type ReviewValues,
  reviewValues,
} from '@waldkerf/domain/beetles/decisions/conflict'
import { mayFollow } from '@waldkerf/domain/beetles/transitions'
import { chosenFields, differingFields, type Side } from '@waldkerf/domain/editing/mergeFields'
import type { BeetleStatus, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { ConflictState } from '../decide/outcome.ts'
import { texts } from '../review.texts.ts'
import { Actions, Choice, Choices, Panel, Problem } from './ConflictPanel.styles.ts'
import { FieldValue } from './FieldValue.tsx'

export interface ConflictPanelProps {
  conflict: ConflictState
  species: readonly Species[]
  /** The merged values; none: what is stored is kept. */
  onResolve: (values: ReviewValues | undefined) => void
}

/** Two experts changed the same record: both versions field by field, and which one is to stand. */
export function ConflictPanel({ conflict: { base, mine, theirs }, species, onResolve }: ConflictPanelProps) {
  const t = useTexts(texts).conflict
  const title = useId()
  const panel = useRef<HTMLElement>(null)
  const stored = reviewValues(theirs)
  const differing = differingFields(reviewValues(base), mine, stored)
  const [sides, setSides] = useState(() => proposedSides(differing))
  const merged = chosenFields(mine, stored, sides)
  const allowed = merged.status === theirs.status || mayFollow(theirs.status, merged.status as BeetleStatus)
  useEffect(() => panel.current?.focus(), [])
  return (
    <Panel ref={panel} aria-labelledby={title} tabIndex={-1}>
      <h3 id={title}>{t.title}</h3>
      <p>{theirs.letzter_bearbeiter ? t.by(theirs.letzter_bearbeiter) : t.choose}</p>
      {differing.map(({ field }) => (
        <FieldChoice
          key={field}
          field={field}
          values={{ mine: mine[field], theirs: theirs[field] }}
          species={species}
          side={sides[field] ?? 'theirs'}
          onChange={(side) => setSides((all) => ({ ...all, [field]: side }))}
        />
      ))}
      {!allowed && <Problem role="alert">{t.notAllowed}</Problem>}
      <Actions>
        <Button onClick={() => onResolve(undefined)}>{t.discard}</Button>
        <Button variant="primary" disabled={!allowed} onClick={() => onResolve(merged)}>
          {t.save}
        </Button>
      </Actions>
    </Panel>
  )
}

interface FieldChoiceProps {
  field: ReviewField
  values: Readonly<Record<Side, string | number>>
  species: readonly Species[]
  side: Side
  onChange: (side: Side) => void
}

function FieldChoice({ field, values, species, side, onChange }: FieldChoiceProps) {
  const t = useTexts(texts).conflict
  const name = useId()
  return (
    <Choices>
      <legend>{t.fields[field]}</legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <Choice key={one} data-chosen={side === one}>
          <input type="radio" name={name} checked={side === one} onChange={() => onChange(one)} />
          <span>
            <small>{t[one]}</small>
            <FieldValue field={field} value={values[one]} species={species} />
          </span>
        </Choice>
      ))}
    </Choices>
  )
}
