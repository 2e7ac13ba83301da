import { CallError } from '@waldkerf/domain/calls/CallError'
import { ConflictError } from '@waldkerf/domain/editing/ConflictError'

/** Changes that the data service refused for good. They are kept, and sent again only after they are edited. */
export function createRefusals(fingerprint: (key: string) => string | undefined) {
  const all = new Map<string, { looks: string | undefined; message: string }>()
  const has = (key: string) => {
    const refused = all.get(key)
    return refused !== undefined && refused.looks === fingerprint(key)
  }
  return {
    has,
    add: (key: string, message: string) => void all.set(key, { looks: fingerprint(key), message }),
    forget: (key: string) => void all.delete(key),
    clear: () => all.clear(),
    /** The key of the first refused change that still stands, and its message. */
    first() {
      const [key, refused] = [...all].find(([each]) => has(each)) ?? []
      return key === undefined || refused === undefined ? undefined : { key, message: refused.message }
    },
  }
}

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
  // The invoice was archived or the offer sent meanwhile: reading it again shows the page that it is closed.
  if (error.status === 409 && ['archived', 'not_a_draft'].includes(error.code)) return 'changed'
  return [400, 409, 413, 422].includes(error.status) ? 'refused' : 'later'
}
