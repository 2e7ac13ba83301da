import type { FailureDetails, FailureKind } from '@waldkerf/domain/calls/CallError'
import type { KeptFailure } from '@waldkerf/domain/beetles/reports/unsentReport'
import type { Language } from '@waldkerf/ui/i18n/Language'
import { texts } from './errors.texts.ts'

/** A failure as it is said: beside its details, what its words depend on. */
export interface SaidDetails extends FailureDetails {
  /** Something was to be saved: then that is what failed, and it is said what becomes of the input. */
  saving?: boolean
}

/** Texts of failures, for people; a status says more than the kind, the service's own word more than the status. */
interface FailureWords {
  kinds: Record<FailureKind, string>
  statuses: Readonly<Record<number, string>>
  /** `%s` is the time at which it may go on. */
  codes: Readonly<Record<string, string>>
  /** The same, where something was to be saved; what is missing here is said as above. */
  saving: { kinds: Partial<Record<FailureKind, string>>; statuses: Readonly<Record<number, string>> }
  /** Code that did not come: the page's next part. */
  chunk: string
  /** A fault of the page itself; what it says is for developers. */
  unexpected: string
}

const load: Record<Language, () => Promise<FailureWords>> = {
  de: async () => texts.de,
  async en() {
    const [english, { englishRefusals }] = await Promise.all([texts.en(), import('@waldkerf/domain/refusals/english')])
    return { ...english, codes: { ...englishRefusals, ...english.codes } }
  },
}

/** The time after so many seconds, with its day where that is another one. */
function timeAfter(seconds: number): string {
  const then = new Date(Date.now() + seconds * 1_000)
  const time = then.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (then.toDateString() === new Date().toDateString()) return time
  return `${time} on ${then.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}`
}

/** The sentences of failures in this language; they come after the first page, where a failure is rare. */
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
    chunk,
    unexpected,
    say,
    /** A failure that was kept, perhaps for days; a time in it stays the same one. */
    sayAgain: ({ kind, at, retryAfter = 0, ...details }: KeptFailure) =>
      say(kind, { ...details, retryAfter: retryAfter - (Date.now() - Date.parse(at)) / 1_000, saving: true }),
  }
}

export type FailureSentences = Awaited<ReturnType<typeof loadFailureSentences>>
