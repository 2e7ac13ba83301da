import type { ReviewValues } from '@waldkerf/domain/beetles/decisions/conflict'
import type { NeedsMessage } from '@waldkerf/domain/beetles/transitions'
import type { Beetle, BeetleStatus } from '@waldkerf/domain/entities/beetles/beetles'
import type { DecisionQueue } from './decisionQueue.ts'

/** An expert's values of a record, and those that somebody else stored meanwhile. */
export interface ConflictState {
  base: ReviewValues
  mine: ReviewValues
  theirs: Beetle
}

/** A note on a record beside the queue: a missing message, an open question, or the result of its last decision. */
export type DecisionNote =
  | { kind: 'messageMissing'; status: NeedsMessage }
  /** A withdrawal waits for a second yes. */
  | { kind: 'confirm' }
  /** A decision that is stored waits for a second yes before it is taken back. */
  | { kind: 'reopen' }
  | { kind: 'stored' }
  | { kind: 'failed'; message: string }
  | { kind: 'conflict'; conflict: ConflictState }

/** State of a record's last decision. */
export type Outcome = DecisionNote | { kind: 'pending' | 'held' | 'sending'; status: BeetleStatus }

/** The note to show on a record: its entry in the queue counts more than an older note, an open question more than both. */
export function decisionOutcome(
  { entries }: DecisionQueue,
  notes: ReadonlyMap<number, DecisionNote>,
  id: number,
): Outcome | undefined {
  const note = notes.get(id)
  const entry = entries.get(id)
  if (!entry || (note && note.kind !== 'stored' && note.kind !== 'failed')) return note
  return entry.state === 'failed'
    ? { kind: 'failed', message: entry.reason }
    : { kind: entry.state, status: entry.work.status }
}

/** Changes that are not stored yet, by record. */
export interface OpenChanges {
  queue: DecisionQueue
  /** Species on their way, kaeferarten.id. */
  chosen: ReadonlyMap<number, number>
}

/**
 * The records as they will be: a change shows at once, though it is not stored and a decision can still be taken back.
 * Nothing else anticipates it, so that a failure shows what is stored by leaving the change out.
 */
export function withOpenChanges(beetles: readonly Beetle[], { queue, chosen }: OpenChanges): readonly Beetle[] {
  const decided = [...queue.entries.values()].some(({ state }) => state !== 'failed')
  if (!decided && chosen.size === 0) return beetles
  return beetles.map((beetle) => {
    const entry = queue.entries.get(beetle.id)
    const decision = entry?.state === 'failed' ? undefined : entry?.work
    const art = chosen.get(beetle.id)
    if (!decision && art === undefined) return beetle
    // A decision answers the answer.
    return { ...beetle, ...(art !== undefined && { art }), ...(decision && { ...decision, beantwortet: false }) }
  })
}
