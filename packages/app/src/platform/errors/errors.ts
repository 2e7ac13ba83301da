import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { failureText } from '@waldkerf/domain/words/failureText'
import type { Language } from '@waldkerf/ui/i18n/Language'

/** How a call can fail. The gateway turns every failure into one of these. */
export type FailureKind = 'network' | 'timeout' | 'notJson' | 'shape' | 'rows' | 'http' | 'aborted'

interface FailureDetails {
  /** HTTP status; 0 when there was no answer. */
  status?: number
  /** The service's own word for it: `details` of its body, else SQLSTATE. Branch on this and status, never on texts. */
  code?: string
  /** Seconds the service asks to wait. */
  retryAfter?: number
  /** The service's sentence for people, in German. */
  serviceMessage?: string
  /** For programs, beyond the code: of a refused point, which one. */
  hint?: string
  /** Something was to be saved: then that is what failed, and it is said what becomes of the input. */
  saving?: boolean
}

/** Texts of failures, for people; a status says more than the kind, the service's own word more than the status. */
export interface FailureWords {
  kinds: Record<FailureKind, string>
  statuses: Readonly<Record<number, string>>
  codes: Readonly<Record<string, string>>
  /** The same, where something was to be saved; what is missing here is said as above. */
  saving: { kinds: Partial<Record<FailureKind, string>>; statuses: Readonly<Record<number, string>> }
  /** Code that did not come: the page's next part. */
  chunk: string
  /** A fault of the page itself; what it says is for developers. */
  unexpected: string
}

// Both come after the first page: there a failure is rare.
const load: Record<Language, () => Promise<FailureWords>> = {
  de: async () => (await import('./errors.texts.ts')).texts.de,
  async en() {
    const [{ texts }, { serviceMessages }] = await Promise.all([
      import('./errors.texts.ts'),
      import('./serviceMessages.en.ts'),
    ])
    const english = await texts.en()
    return { ...english, codes: { ...serviceMessages, ...english.codes } }
  },
}

/** Stands in until the texts are loaded. */
const firstWords = 'Das hat gerade nicht geklappt. Bitte versuchen Sie es erneut.'

let words: FailureWords | undefined
let language: Language = 'de'

let asked = false

/** Chooses the language of the failures to come. */
export async function setFailureLanguage(next: Language) {
  language = next
  if (asked) await loadFailureWords()
}

/** Fetches what failures say: after the first page, or with the first failure. */
export async function loadFailureWords() {
  asked = true
  const chosen = language
  const loaded = await load[chosen]().catch(() => undefined)
  if (language === chosen) words = loaded
}

function wordsFor(kind: FailureKind, { status = 0, code = '', serviceMessage, saving }: FailureDetails): string {
  if (!words) {
    void loadFailureWords()
    return firstWords
  }
  // The service's own sentences are German, like most of its readers.
  const said = words.codes[code] ?? (language === 'de' ? serviceMessage : undefined)
  const unsaved = saving ? (words.saving.statuses[status] ?? words.saving.kinds[kind]) : undefined
  return said ?? unsaved ?? words.statuses[status] ?? words.kinds[kind]
}

/** How every call fails that meets no conflict. `message` is for people, in the page's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: FailureKind
  readonly status: number
  readonly code: string
  readonly retryAfter: number | undefined
  readonly hint: string

  constructor(kind: FailureKind, details: FailureDetails = {}) {
    super(failureText(wordsFor(kind, details)))
    const { status = 0, code = '', retryAfter, hint = '' } = details
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

/** Another version of the row is stored than the one a change was meant for. @param code the service's own word for it */
export const conflict = (details: Pick<FailureDetails, 'code' | 'serviceMessage'> = {}) =>
  new ConflictError(failureText(wordsFor('http', { ...details, status: 412 })))

/** Whether a part of the application's code could not be loaded. */
export const isMissingChunk = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)

/** The message of any thrown value, for people. Only failures of calls have words of their own; the rest would be internals. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError || error instanceof ConflictError) return error.message
  return (isMissingChunk(error) ? words?.chunk : words?.unexpected) ?? firstWords
}
