import type { BeetleChange } from '@waldkerf/domain/entities/beetles/beetleHistory'
import type { ConversationEntry } from '@waldkerf/domain/entities/beetles/conversation'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'

/** A step in a record's progress; `answered` stands for the question as soon as the reporter has answered, `decision` stands for published or rejected until one of them is reached. */
export type WayStep = 'reported' | 'in_review' | 'query' | 'answered' | 'decision' | 'published' | 'rejected'

export interface WayStation {
  step: WayStep
  state: 'done' | 'now' | 'next'
  /** ISO 8601; absent where it is not known or not reached. */
  at?: string | undefined
}

/** When the record last came to this status. @param changes the newest first */
const reachedAt = (changes: readonly BeetleChange[], status: string) =>
  changes.find(({ aenderungen }) => aenderungen.status?.[1] === status)?.zeit

/**
 * The steps of a record from the report to the decision. A question appears only if one was asked, and a review without
 * an entry in the history is left out once the decision is made: only what happened is shown. A question, an answer or a
 * decision that the history does not know has the day of its words.
 * @param entries of the conversation, the oldest first
 */
export function recordWay(
  { status, gemeldet_am, beantwortet }: Pick<Beetle, 'status' | 'gemeldet_am' | 'beantwortet'>,
  changes: readonly BeetleChange[],
  entries: readonly Pick<ConversationEntry, 'von_melder' | 'zeit'>[] = [],
): WayStation[] {
  const saidAt = (isOwn: boolean) => entries.findLast(({ von_melder }) => von_melder === isOwn)?.zeit
  const isDecided = status === 'published' || status === 'rejected'
  const station = (step: 'in_review' | 'query', ahead: boolean): WayStation[] => {
    const at = reachedAt(changes, step)
    if (status === step) return [{ step, state: 'now', at: at ?? (step === 'query' ? saidAt(false) : undefined) }]
    if (at) return [{ step, state: 'done', at }]
    return ahead ? [{ step, state: 'next' }] : []
  }
  return [
    { step: 'reported', state: status === 'new' ? 'now' : 'done', at: gemeldet_am },
    ...station('in_review', status === 'new'),
    ...(status === 'query' && beantwortet
      ? [{ step: 'answered', state: 'now', at: saidAt(true) } as const]
      : station('query', false)),
    isDecided
      ? { step: status, state: 'done', at: reachedAt(changes, status) ?? saidAt(false) }
      : { step: 'decision', state: 'next' },
  ]
}
