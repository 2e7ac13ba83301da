import type { Beetle, BeetleStatus } from '@waldkerf/domain/entities/beetles'
import { useState } from 'react'
import { needsConfirmation, needsMessage, statusLook } from '../beetleStatus.ts'
import type { GisActions } from '../gisTypes.ts'

/** What became of a decision. A failure keeps its words; `withdraw` waits for a second yes. */
export type Outcome =
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'failed'; message: string }
  | { kind: 'messageMissing' }
  | { kind: 'withdraw' }

type ById<T> = Readonly<Record<number, T | undefined>>

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')

/**
 * Drafts and decisions, per record: going on to the next one while the last is still being saved loses neither the
 * typed text nor the news that saving failed.
 */
export function useDecision(review: GisActions['review']) {
  const [drafts, setDrafts] = useState<ById<string>>({})
  const [outcomes, setOutcomes] = useState<ById<Outcome>>({})
  const note = (id: number, outcome: Outcome | undefined) => setOutcomes((all) => ({ ...all, [id]: outcome }))

  async function save(beetle: Beetle, status: BeetleStatus, message: string) {
    note(beetle.id, { kind: 'saving' })
    try {
      await review(beetle.id, message === beetle.message ? { status } : { status, message })
      setDrafts((all) => ({ ...all, [beetle.id]: undefined }))
      note(beetle.id, { kind: 'saved' })
    } catch (error) {
      note(beetle.id, { kind: 'failed', message: messageOf(error) })
    }
  }

  const draftOf = (beetle: Beetle) => drafts[beetle.id] ?? beetle.message
  return {
    draftOf,
    outcomeOf: (id: number) => outcomes[id],
    /** Records whose saving failed. */
    failed: Object.keys(outcomes)
      .map(Number)
      .filter((id) => outcomes[id]?.kind === 'failed'),
    write(beetle: Beetle, text: string) {
      setDrafts((all) => ({ ...all, [beetle.id]: text }))
      if (outcomes[beetle.id]?.kind === 'messageMissing') note(beetle.id, undefined)
    },
    /** Takes the decision if the status table allows it; `confirmed` answers the question before a withdrawal. */
    decide(beetle: Beetle, status: BeetleStatus, confirmed = false): Outcome['kind'] | undefined {
      if (!statusLook(beetle.status).next.includes(status) || outcomes[beetle.id]?.kind === 'saving') return undefined
      const message = draftOf(beetle)
      const hindrance = hindranceOf(beetle, status, message, confirmed)
      if (hindrance) note(beetle.id, { kind: hindrance })
      else void save(beetle, status, message)
      return hindrance ?? 'saving'
    },
    leave: (id: number) => note(id, undefined),
  }
}

/** What must be done before the decision can be sent. */
function hindranceOf(beetle: Beetle, status: BeetleStatus, message: string, confirmed: boolean) {
  if (needsMessage(status) && !message.trim()) return 'messageMissing'
  if (needsConfirmation(beetle.status, status) && !confirmed) return 'withdraw'
  return undefined
}

export type Decisions = ReturnType<typeof useDecision>
