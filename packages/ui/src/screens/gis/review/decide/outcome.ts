import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { ReviewValues } from '@waldkerf/domain/beetles/decisions/conflict'
import type { NeedsMessage } from '@waldkerf/domain/beetles/transitions'
import type { Beetle, BeetleStatus } from '@waldkerf/domain/entities/beetles/beetles'
import type { PendingQueue } from '@waldkerf/domain/pending/pendingQueue'

/** A review: the new status, and the message to the reporter if it is to change with it. */
export interface Decision {
  status: BeetleStatus
  message?: string
}

/** Decisions that are not stored yet, by the record's number. */
export type DecisionQueue = PendingQueue<number, Decision>

/** An expert's values of a record, and those that somebody else stored meanwhile. */
export interface ConflictState {
  base: ReviewValues
  mine: ReviewValues
  theirs: Beetle
}

/** A note on a record beside the queue: a missing message, an open question, or the result of its last decision. */
export type DecisionNote =
  /** `isFirst`: the first press leads to the empty field, which is no fault before anybody could write. */
  | { kind: 'messageMissing'; status: NeedsMessage; isFirst?: boolean }
  /** A withdrawal waits for a second yes. */
  | { kind: 'confirm' }
  /** A decision that is stored waits for a second yes before it is taken back. */
  | { kind: 'reopen' }
  | { kind: 'stored' }
  | { kind: 'failed'; message: string }
  | { kind: 'conflict'; conflict: ConflictState }

/** A decision that was asked for without a message. */
export type MissingMessage = Extract<DecisionNote, { kind: 'messageMissing' }>

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
  /** Chosen species that are not stored yet, kaeferarten.id. */
  chosen: ReadonlyMap<number, number>
}

/**
 * The records with the changes that are not stored yet, so that each shows at once and can still be taken back. Changes
 * are applied nowhere else: after a failure the stored values show, since the change is left out here.
 */
export function withOpenChanges(beetles: readonly Beetle[], { queue, chosen }: OpenChanges): readonly Beetle[] {
  const decided = [...queue.entries.values()].some(({ state }) => state !== 'failed')
  if (!decided && chosen.size === 0) return beetles
  return beetles.map((beetle) => {
    const entry = queue.entries.get(beetle.id)
    const decision = entry?.state === 'failed' ? undefined : entry?.work
    const art = chosen.get(beetle.id)
    if (!decision && art === undefined) return beetle
    // A decision also settles the reporter's answer.
    return { ...beetle, ...(art !== undefined && { art }), ...(decision && { ...decision, beantwortet: false }) }
  })
}

/** The review's unsaved work, as ids of records. */
export interface OpenWork {
  /** A message was typed. */
  typed: readonly number[]
  /** A decision failed or met somebody else's, and needs a look. */
  failed: readonly number[]
  /** A decision waits or is being sent. */
  waiting: readonly number[]
}

/** The unsaved work at a moment. @param drafts messages as they were typed */
export function collectOpenWork(
  { entries }: DecisionQueue,
  notes: ReadonlyMap<number, DecisionNote>,
  drafts: ReadonlyMap<number, string>,
): OpenWork {
  const all = [...entries.values()]
  const failed = all.filter(({ state }) => state === 'failed').map(({ id }) => id)
  const undecided = [...notes].flatMap(([id, { kind }]) => (kind === 'failed' || kind === 'conflict' ? id : []))
  return {
    typed: [...drafts.keys()],
    failed: [...new Set([...failed, ...undecided])],
    waiting: all.filter(({ state }) => state !== 'failed').map(({ id }) => id),
  }
}

/** A message that is being typed. */
export interface MessageDraft {
  beetle: Beetle
  text: string
  /** An older text takes its place. */
  onRestore: (text: string) => void
}

/** A decision that is not stored, and the record as it was decided on. */
export interface KeptDecision {
  base: Beetle
  decision: Decision
}

/** Keeps the review's unsaved work beyond the screen. */
export interface ReviewPersistence {
  /** Called with the unsaved work whenever it changes. @param settle sends pending decisions, ends with the last answer */
  onOpenWork: (work: OpenWork, settle: () => Promise<void>) => void
  /** Called as the window closes, with the decisions that are not known to be stored. */
  keepDecisions: (open: readonly KeptDecision[]) => void
  /** Those that an earlier window has kept, once. */
  takeDecisions: () => readonly KeptDecision[]
  /** Keeps a typed message, and offers the one of an earlier visit. */
  renderDraft: (draft: MessageDraft) => ReactNode
}

/** Reports the unsaved work whenever it changes; on leaving, that there is none. */
export function useOpenWork(work: OpenWork, settle: () => Promise<void>, persistence: ReviewPersistence | undefined) {
  const onChange = useEffectEvent((next: OpenWork) => persistence?.onOpenWork(next, settle))
  const state = JSON.stringify(work)
  useEffect(() => {
    onChange(JSON.parse(state) as OpenWork)
  }, [state])
}
