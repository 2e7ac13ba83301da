import type { DecisionQueue } from '../decide/decisionQueue.ts'
import type { DecisionNote } from '../decide/outcome.ts'

/** The review's unsaved work, as ids of records. */
export interface OpenWork {
  /** A message was typed. */
  typed: readonly number[]
  /** A decision failed or met somebody else's, and needs a look. */
  failed: readonly number[]
  /** A decision waits or is on the wire. */
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
