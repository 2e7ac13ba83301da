import {
  conflictsOf,
  type FieldConflict,
  merge,
  proposedSides,
  type ReviewField,
  type ReviewValues,
  type Side,
} from '@waldkerf/domain/beetles/decisions/conflict'
import { mayFollow } from '@waldkerf/domain/beetles/transitions'
import type { BeetleStatus, Species } from '@waldkerf/domain/entities/beetles'
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
  const conflicts = conflictsOf(base, mine, theirs)
  const [sides, setSides] = useState(() => proposedSides(conflicts))
  const merged = merge(mine, theirs, sides)
  const allowed = merged.status === theirs.status || mayFollow(theirs.status, merged.status as BeetleStatus)
  useEffect(() => panel.current?.focus(), [])
  return (
    <Panel ref={panel} aria-labelledby={title} tabIndex={-1}>
      <h3 id={title}>{t.title}</h3>
      <p>{theirs.letzter_bearbeiter ? t.by(theirs.letzter_bearbeiter) : t.choose}</p>
      {conflicts.map((one) => (
        <FieldChoice
          key={one.field}
          conflict={one}
          species={species}
          side={sides[one.field] ?? 'theirs'}
          onChange={(side) => setSides((all) => ({ ...all, [one.field]: side }))}
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
  conflict: FieldConflict
  species: readonly Species[]
  side: Side
  onChange: (side: Side) => void
}

function FieldChoice({ conflict, species, side, onChange }: FieldChoiceProps) {
  const t = useTexts(texts).conflict
  const name = useId()
  const field: ReviewField = conflict.field
  return (
    <Choices>
      <legend>{t.fields[field]}</legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <Choice key={one} data-chosen={side === one}>
          <input type="radio" name={name} checked={side === one} onChange={() => onChange(one)} />
          <span>
            <small>{t[one]}</small>
            <FieldValue field={field} value={conflict[one]} species={species} />
          </span>
        </Choice>
      ))}
    </Choices>
  )
}
