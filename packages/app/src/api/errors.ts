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

/** What failures say to people; a status says more than the kind. */
export interface FailureWords {
  kinds: Record<FailureKind, string>
  statuses: Readonly<Record<number, string>>
}

const german: FailureWords = {
  kinds: {
    network: 'Der Dienst ist nicht erreichbar. Ihre Eingaben sind noch da; bitte versuchen Sie es erneut.',
    timeout: 'Der Dienst antwortet nicht. Ihre Eingaben sind noch da; bitte versuchen Sie es erneut.',
    notJson: 'Die Antwort des Dienstes war unvollständig. Bitte versuchen Sie es erneut.',
    shape: 'Die Antwort des Dienstes passt nicht zu dieser Version. Bitte laden Sie die Seite neu.',
    http: 'Der Dienst konnte die Anfrage nicht ausführen. Bitte versuchen Sie es erneut.',
    aborted: 'Der Vorgang wurde abgebrochen.',
  },
  statuses: {
    401: 'Ihre Anmeldung ist abgelaufen.',
    403: 'Dazu fehlt Ihnen das Recht.',
    404: 'Der Eintrag ist nicht mehr da.',
    412: 'Der Eintrag wurde inzwischen von jemand anderem geändert. Der neue Stand ist geladen.',
    429: 'Der Dienst ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
    503: 'Der Dienst startet gerade neu. Bitte versuchen Sie es gleich noch einmal.',
  },
}

let words = german
let speaksGerman = true

/** Chooses the language of the failures to come; English arrives with its chunk. */
export async function setFailureLanguage(language: 'de' | 'en') {
  speaksGerman = language === 'de'
  words = speaksGerman ? german : (await import('./errors.en.ts')).english
}

/** The one kind of error that leaves the api. `message` is for people, in the page's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: FailureKind
  readonly status: number
  readonly code: string
  readonly retryAfter: number | undefined

  constructor(kind: FailureKind, { status = 0, code = '', retryAfter, serviceMessage }: FailureDetails = {}) {
    // What the service says to people is German, like most of its readers.
    super(words.statuses[status] ?? (speaksGerman && serviceMessage ? serviceMessage : words.kinds[kind]))
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
