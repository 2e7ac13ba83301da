import type { BeetleStatus } from '../entities/beetles/beetles.ts'
import { mayFollow } from './transitions.ts'

/** A decision that is stored: on which record, and to which status. */
export interface StoredDecision {
  id: number
  status: BeetleStatus
}

/** `reopen`: the record becomes new again; else why it does not. */
export type TakingBack = 'reopen' | 'fixed' | 'changed'

/**
 * Whether a stored decision can be taken back. Only by opening the record again, where a status may be followed by `new`:
 * everybody has seen what is published, so that it is withdrawn, with a reason, and not taken back.
 * @param stored the record's status now; undefined where the record is gone
 */
export function takingBack({ status }: StoredDecision, stored: string | undefined): TakingBack {
  if (stored !== status) return 'changed'
  return mayFollow(status, 'new') ? 'reopen' : 'fixed'
}

/** Tells the reporter, who knows the decision already, that it was withdrawn. In German, like the message templates. */
export const reopenedWords = 'Wir haben unsere Entscheidung zurückgenommen und prüfen Ihre Meldung noch einmal.'
