import { CallError } from '../../calls/CallError.ts'
import { ConflictError } from '../../editing/ConflictError.ts'

/** The consequence of a failed write. */
export type Outcome =
  /** Somebody else stored a newer version: read it and merge. */
  | 'changed'
  /** Refused for good: sending the same again is useless. */
  | 'refused'
  /** The result is unknown, or the service is unavailable: send the same again later. */
  | 'later'

export function toOutcome(error: unknown): Outcome {
  if (error instanceof ConflictError) return 'changed'
  if (!(error instanceof CallError) || error.kind !== 'http') return 'later'
  if (error.status === 404) return 'changed'
  // An archived invoice, or an offer that was sent meanwhile, is read again and then shows that it is one.
  if (error.status === 409 && ['archived', 'not_a_draft'].includes(error.code)) return 'changed'
  return [400, 409, 413, 422].includes(error.status) ? 'refused' : 'later'
}
