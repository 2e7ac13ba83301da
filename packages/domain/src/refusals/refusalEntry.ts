/**
 * A refusal by the service: the HTTP status, and the sentence in German and English. `%s` in the German stands for a
 * value; a code with several reasons has a named sentence for each. English is found only by the code, because an
 * answer contains nothing else beside its German.
 */
type RefusalEntry = readonly [status: number, de: string | Readonly<Record<string, string>>, en: string]

/** By their codes, which stand in `details` of the answer. */
export type RefusalEntries = Readonly<Record<string, RefusalEntry>>
