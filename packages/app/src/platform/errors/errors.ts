import { CallError, type FailureDetails, type FailureKind } from '@waldkerf/domain/calls/CallError'
import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { failureText } from '@waldkerf/domain/words/failureText'
import type { Language } from '@waldkerf/ui/i18n/Language'

/** A failure as it is said: beside its details, what its words depend on. */
interface SaidDetails extends FailureDetails {
  /** The service's sentence for people, in German. */
  serviceMessage?: string
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
    const [{ texts }, { englishRefusals }] = await Promise.all([
      import('./errors.texts.ts'),
      import('@waldkerf/domain/refusals/english'),
    ])
    const english = await texts.en()
    return { ...english, codes: { ...englishRefusals, ...english.codes } }
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

function wordsFor(kind: FailureKind, { status = 0, code = '', serviceMessage, saving }: SaidDetails): string {
  if (!words) {
    void loadFailureWords()
    return firstWords
  }
  // The service's own sentences are German, like most of its readers.
  const said = words.codes[code] ?? (language === 'de' ? serviceMessage : undefined)
  const unsaved = saving ? (words.saving.statuses[status] ?? words.saving.kinds[kind]) : undefined
  return said ?? unsaved ?? words.statuses[status] ?? words.kinds[kind]
}

/** A failed call in words. `message` is for people, in the page's language. */
export class ApiError extends CallError {
  override name = 'ApiError'

  constructor(kind: FailureKind, details: SaidDetails = {}) {
    super(failureText(wordsFor(kind, details)), kind, details)
  }
}

/** Another version of the row is stored than the one a change was meant for. @param code the service's own word for it */
export const conflict = (details: Pick<SaidDetails, 'code' | 'serviceMessage'> = {}) =>
  new ConflictError(failureText(wordsFor('http', { ...details, status: 412 })))

/** Whether a part of the application's code could not be loaded. */
export const isMissingChunk = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)

/** The message of any thrown value, for people. Only failures of calls have words of their own; the rest would be internals. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError || error instanceof ConflictError) return error.message
  return (isMissingChunk(error) ? words?.chunk : words?.unexpected) ?? firstWords
}
