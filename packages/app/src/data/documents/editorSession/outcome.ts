import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { ApiError, conflict } from '@waldkerf/app/platform/errors/errors'

/** The consequence of a failed write. */
export type Outcome =
  /** Somebody else was there before: read again and merge. */
  | 'changed'
  /** It will never be taken as it is. */
  | 'refused'
  /** Nobody knows, or not now: the same again later. */
  | 'later'

export function toOutcome(error: unknown): Outcome {
  if (error instanceof ConflictError) return 'changed'
  if (!(error instanceof ApiError) || error.kind !== 'http') return 'later'
  if (error.status === 404) return 'changed'
  // An archived invoice, or an offer that was sent meanwhile, is read again and then shows that it is one.
  if (error.status === 409 && ['archived', 'not_a_draft'].includes(error.code)) return 'changed'
  return [400, 409, 413, 422].includes(error.status) ? 'refused' : 'later'
}

/** Somebody else is faster each time, so it cannot be that: what is stored was read, and the write is refused again. */
export const lastingConflict = (error: unknown) =>
  error instanceof ConflictError ? conflict({ code: 'lasting_conflict' }) : error
