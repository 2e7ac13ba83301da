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
}

/** How every call fails that meets no conflict; the gateway's own has the words. */
export class CallError extends Error {
  readonly kind: FailureKind
  readonly status: number
  readonly code: string
  readonly retryAfter: number | undefined
  readonly hint: string

  /** @param message for people */
  constructor(
    message: string,
    kind: FailureKind,
    { status = 0, code = '', retryAfter, hint = '' }: FailureDetails = {},
  ) {
    super(message)
    this.kind = kind
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
    this.hint = hint
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
