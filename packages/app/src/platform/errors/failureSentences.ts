import type { FailureDetails, FailureKind } from '@waldkerf/domain/calls/CallError'
import type { KeptFailure } from '@waldkerf/domain/beetles/reports/unsentReport'
import type { Language } from '@waldkerf/ui/i18n/Language'
import { texts } from './errors.texts.ts'

/** The details of a failure that determine its message. */
export interface SaidDetails extends FailureDetails {
  /** Whether saving failed: the message then says so, and that the input is kept. */
  saving?: boolean
}

/** Messages of failures; one for the code precedes one for the status, which precedes one for the kind. */
interface FailureWords {
  kinds: Record<FailureKind, string>
  statuses: Readonly<Record<number, string>>
  /** `%s` is the time from which it is possible again. */
  codes: Readonly<Record<string, string>>
  /** Messages for failed saving; missing ones are as above. */
  saving: { kinds: Partial<Record<FailureKind, string>>; statuses: Readonly<Record<number, string>> }
  /** A part of the application's code failed to load. */
  chunk: string
  /** A fault of the page itself, whose own message is for developers. */
  unexpected: string
}

const load: Record<Language, () => Promise<FailureWords>> = {
  de: async () => texts.de,
  async en() {
    const [english, { englishRefusals }] = await Promise.all([texts.en(), import('@waldkerf/domain/refusals/english')])
    return { ...english, codes: { ...englishRefusals, ...english.codes } }
  },
}

/** The time of day after these seconds, with the date if it is another day. */
function timeAfter(seconds: number): string {
  const then = new Date(Date.now() + seconds * 1_000)
  const time = then.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (then.toDateString() === new Date().toDateString()) return time
  return `${time} on ${then.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}`
}

/** The messages of failures in this language, loaded after the first page. */
export async function loadFailureSentences(language: Language) {
  const words = await load[language]()
  const { chunk, unexpected } = words
  function say(kind: FailureKind, { status = 0, code = '', retryAfter = 0, serviceMessage, saving }: SaidDetails) {
    // The service's own sentences are German, like most of its readers.
    const said =
      words.codes[code]?.replace('%s', timeAfter(retryAfter)) ?? (language === 'de' ? serviceMessage : undefined)
    const unsaved = saving ? (words.saving.statuses[status] ?? words.saving.kinds[kind]) : undefined
    return said ?? unsaved ?? words.statuses[status] ?? words.kinds[kind]
  }
  return {
    // Without a connection, a file that is missing tells nothing of a new version.
    get chunk() {
      return navigator.onLine ? chunk : words.kinds.network
    },
    unexpected,
    say,
    /** The message of a stored failure, perhaps days old; a time in it does not change. */
    sayAgain: ({ kind, at, retryAfter = 0, ...details }: KeptFailure) =>
      say(kind, { ...details, retryAfter: retryAfter - (Date.now() - Date.parse(at)) / 1_000, saving: true }),
  }
}

export type FailureSentences = Awaited<ReturnType<typeof loadFailureSentences>>
