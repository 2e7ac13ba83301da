/** How a call can fail. The gateway turns every failure into one of these. */
export type FailureKind = 'network' | 'timeout' | 'notJson' | 'shape' | 'rows' | 'http' | 'aborted'

export interface FailureDetails {
  /** HTTP status; 0 when there was no answer. */
  status?: number
  /** The service's own word for it: `details` of its body, else SQLSTATE. Branch on this and status, never on texts. */
  code?: string
  /** Seconds the service asks to wait. */
  retryAfter?: number
  /** For programs, beyond the code: of a refused point, which one. */
  hint?: string
  /** The service's sentence for people, in German. */
  serviceMessage?: string | undefined
}

/** How every call fails that meets no conflict; the gateway's own has the words. */
export class CallError extends Error {
  declare readonly kind: FailureKind
  declare readonly status: number
  declare readonly code: string
  declare readonly retryAfter: number | undefined
  declare readonly hint: string | undefined
  declare readonly serviceMessage: string | undefined

  /** @param message for people */
  constructor(message: string, kind: FailureKind, details?: FailureDetails) {
    super(message)
    Object.assign(this, { status: 0, code: '' }, details, { kind })
  }

  /** Nobody knows whether it was carried out: no answer came, or none that could be read. */
  get uncertain() {
    return this.kind !== 'http' || [502, 504].includes(this.status)
  }

  /** Worth another try without anyone changing anything (reads only). */
  get passing() {
    return this.kind === 'network' || this.kind === 'timeout' || [429, 502, 503, 504].includes(this.status)
  }
}
