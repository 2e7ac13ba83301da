import type { BeetleStatus } from '../entities/beetles/beetles.ts'
import { mayFollow } from './transitions.ts'

/** A decision that is stored: on which record, and to which status. */
export interface StoredDecision {
  id: number
  status: BeetleStatus
}

/** `reopen`: the record becomes new again; `fixed`, `changed`: why it cannot. */
export type TakingBack = 'reopen' | 'fixed' | 'changed'

/**
 * Whether a stored decision can be taken back: only where `new` may follow its status. Everybody has seen a published
 * record, so that one is withdrawn with a reason instead.
 * @param stored the record's status now; undefined where the record is gone
 */
export function takingBack({ status }: StoredDecision, stored: string | undefined): TakingBack {
  if (stored !== status) return 'changed'
  return mayFollow(status, 'new') ? 'reopen' : 'fixed'
}

/** Tells the reporter, who knows the decision already, that it was withdrawn. In German, like the message templates. */
export const reopenedWords = 'Wir haben unsere Entscheidung zurückgenommen und prüfen Ihre Meldung noch einmal.'
