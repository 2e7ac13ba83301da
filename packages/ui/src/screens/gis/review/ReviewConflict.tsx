import {
  proposedSides,
  type ReviewField,
  type ReviewValues,
  reviewValues,
} from '@waldkerf/domain/beetles/decisions/conflict'
import { personName } from '@waldkerf/domain/beetles/people'
import { mayFollow } from '@waldkerf/domain/beetles/transitions'
import { chosenFields, differingFields } from '@waldkerf/domain/editing/mergeFields'
import type { BeetleStatus, Species } from '@waldkerf/domain/entities/beetles/beetles'
import type { Person } from '@waldkerf/domain/entities/users/people'
import { type ReactNode, useState } from 'react'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ConflictPanel } from '@waldkerf/ui/parts/ConflictPanel/ConflictPanel'
import { SideChoice } from '@waldkerf/ui/parts/ConflictPanel/SideChoice'
import { StatusWord } from '../table/StatusWord.tsx'
import type { ConflictState } from './decide/outcome.ts'
import { texts } from './review.texts.ts'

const nobody: readonly Person[] = []

export interface ReviewConflictProps {
  conflict: ConflictState
  species: readonly Species[]
  /** Names of people who may have stored the other version; others are shown by their e-mail. */
  people?: readonly Person[] | undefined
  /** The merged values; none: the stored ones are kept. */
  onResolve: (values: ReviewValues | undefined) => void
}

/** Two experts changed the same record: both versions field by field, to choose from. */
export function ReviewConflict({
  conflict: { base, mine, theirs },
  species,
  people = nobody,
  onResolve,
}: ReviewConflictProps) {
  const t = useTexts(texts).conflict
  const language = useLanguage()
  const stored = reviewValues(theirs)
  const differing = differingFields(reviewValues(base), mine, stored)
  const [sides, setSides] = useState(() => proposedSides(differing))
  const merged = chosenFields(mine, stored, sides)
  const allowed = merged.status === theirs.status || mayFollow(theirs.status, merged.status as BeetleStatus)
  const words = ({ status, art, message }: ReviewValues): Record<ReviewField, ReactNode> => ({
    status: <StatusWord status={status} />,
    art: species.find(({ id }) => id === art)?.de ?? '',
    message,
  })
  return (
    <ConflictPanel
      announced="focus"
      title={t.title}
      text={theirs.letzter_bearbeiter ? t.by(personName(people, theirs.letzter_bearbeiter, language)) : t.choose}
      problem={allowed ? undefined : t.notAllowed}
      actions={
        <>
          <Button onClick={() => onResolve(undefined)}>{t.discard}</Button>
          <Button variant="primary" disabled={!allowed} onClick={() => onResolve(merged)}>
            {t.save}
          </Button>
        </>
      }
    >
      {differing.map(({ field }) => (
        <SideChoice
          key={field}
          legend={t.fields[field]}
          mine={words(mine)[field]}
          theirs={words(stored)[field]}
          side={sides[field] ?? 'theirs'}
          onChoose={(side) => setSides((all) => ({ ...all, [field]: side }))}
        />
      ))}
    </ConflictPanel>
  )
}
