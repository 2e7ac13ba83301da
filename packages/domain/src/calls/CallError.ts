/** How a call can fail. The gateway turns every failure into one of these. */
export type FailureKind = 'network' | 'timeout' | 'notJson' | 'shape' | 'rows' | 'http' | 'aborted'

export interface FailureDetails {
  /** HTTP status; 0 when there was no answer. */
  status?: number
  /** The service's error code: `details` of its body, else SQLSTATE. Branch on this and the status, never on texts. */
  code?: string
  /** Seconds the service asks to wait. */
  retryAfter?: number
  /** Machine-readable details beyond the code, such as which point was refused. */
  hint?: string
  /** The service's sentence for people, in German. */
  serviceMessage?: string | undefined
}

/** The failure of a call, except a conflict; the gateway's subclass makes the message. */
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

  /** Whether the call may have been carried out: no answer came, or an unreadable one. */
  get uncertain() {
    return this.kind !== 'http' || [502, 504].includes(this.status)
  }

  /** Whether a read is worth repeating unchanged. */
  get passing() {
    return this.kind === 'network' || this.kind === 'timeout' || [429, 502, 503, 504].includes(this.status)
  }
}
