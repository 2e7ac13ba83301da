/** How a call can fail. Every failure of the product becomes one of these, at one door. */
export type FailureKind = 'network' | 'timeout' | 'notJson' | 'shape' | 'http' | 'aborted'

interface FailureDetails {
  /** HTTP status; 0 when there was no answer. */
  status?: number
  /** The service's own word for it: `details` of its body, else SQLSTATE. Branch on this and status, never on texts. */
  code?: string
  /** Seconds the service asks to wait. */
  retryAfter?: number
  /** What the service says to people, in German. */
  serviceMessage?: string
}

const german: Record<FailureKind, string> = {
  network: 'Der Dienst ist nicht erreichbar. Ihre Eingaben sind noch da; bitte versuchen Sie es erneut.',
  timeout: 'Der Dienst antwortet nicht. Ihre Eingaben sind noch da; bitte versuchen Sie es erneut.',
  notJson: 'Die Antwort des Dienstes war unvollständig. Bitte versuchen Sie es erneut.',
  shape: 'Die Antwort des Dienstes passt nicht zu dieser Version. Bitte laden Sie die Seite neu.',
  http: 'Der Dienst konnte die Anfrage nicht ausführen. Bitte versuchen Sie es erneut.',
  aborted: 'Der Vorgang wurde abgebrochen.',
}

const germanByStatus: Readonly<Record<number, string>> = {
  401: 'Ihre Anmeldung ist abgelaufen.',
  403: 'Dazu fehlt Ihnen das Recht.',
  404: 'Der Eintrag ist nicht mehr da.',
  412: 'Der Eintrag wurde inzwischen von jemand anderem geändert. Der neue Stand ist geladen.',
  429: 'Der Dienst ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  503: 'Der Dienst startet gerade neu. Bitte versuchen Sie es gleich noch einmal.',
}

const english: Record<FailureKind, string> = {
  network: 'The service cannot be reached. Your input is still there; please try again.',
  timeout: 'The service does not answer. Your input is still there; please try again.',
  notJson: 'The answer of the service was incomplete. Please try again.',
  shape: 'The answer of the service does not fit this version. Please reload the page.',
  http: 'The service could not do this. Please try again.',
  aborted: 'The operation was cancelled.',
}

const englishByStatus: Readonly<Record<number, string>> = {
  401: 'Your session has expired.',
  403: 'You do not have the right to do this.',
  404: 'The entry is no longer there.',
  412: 'The entry was changed by someone else meanwhile. The new state is loaded.',
  429: 'The service is busy. Please try again in a moment.',
  503: 'The service is restarting. Please try again in a moment.',
}

/** The one kind of error that leaves the api. `message` is for people, in the page's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: FailureKind
  readonly status: number
  readonly code: string
  readonly retryAfter: number | undefined

  constructor(kind: FailureKind, { status = 0, code = '', retryAfter, serviceMessage }: FailureDetails = {}) {
    const inEnglish = typeof document !== 'undefined' && document.documentElement.lang === 'en'
    super(
      inEnglish
        ? (englishByStatus[status] ?? english[kind])
        : (germanByStatus[status] ?? serviceMessage ?? german[kind]),
    )
    this.kind = kind
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }

  /** Worth another try without anyone changing anything (reads only). */
  get passing() {
    return this.kind === 'network' || this.kind === 'timeout' || [429, 502, 503, 504].includes(this.status)
  }
}

/** What any thrown value says to people. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
