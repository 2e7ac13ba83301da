import { CallError, type FailureKind } from '@waldkerf/domain/calls/CallError'
import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { failureText } from '@waldkerf/domain/words/failureText'
import type { Language } from '@waldkerf/ui/i18n/Language'
import type { FailureSentences, SaidDetails } from './failureSentences.ts'

/** Used until the texts are loaded. */
const firstWords = 'Das hat gerade nicht geklappt. Bitte versuchen Sie es erneut.'

let words: FailureSentences | undefined
let language: Language = 'de'

let asked = false

/** Sets the language of messages of later failures. */
export async function setFailureLanguage(next: Language) {
  language = next
  if (asked) await loadFailureWords()
}

/** Loads the messages of failures: after the first page, or with the first failure. */
export async function loadFailureWords() {
  asked = true
  const chosen = language
  const loaded = await import('./failureSentences.ts')
    .then(({ loadFailureSentences }) => loadFailureSentences(chosen))
    .catch(() => undefined)
  if (language === chosen) words = loaded
}

function wordsFor(kind: FailureKind, details: SaidDetails): string {
  if (words) return words.say(kind, details)
  void loadFailureWords()
  return firstWords
}

/** A failed call. `message` is for people, in the page's language. */
export class ApiError extends CallError {
  override name = 'ApiError'

  constructor(kind: FailureKind, details: SaidDetails = {}) {
    super(failureText(wordsFor(kind, details)), kind, details)
  }
}

/** The stored row has another version than the one to be changed. @param code the service's error code */
export const conflict = (details: Pick<SaidDetails, 'code' | 'serviceMessage'> = {}) =>
  new ConflictError(failureText(wordsFor('http', { ...details, status: 412 })))

/** Whether a part of the application's code could not be loaded. */
export const isMissingChunk = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)

/**
 * The message for people of any thrown value. Only failures of calls have one of their own; others would be internals.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError || error instanceof ConflictError) return error.message
  return (isMissingChunk(error) ? words?.chunk : words?.unexpected) ?? firstWords
}
