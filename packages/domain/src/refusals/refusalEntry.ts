/**
 * Why the service says no: the HTTP status, and the sentence in German and in English. The German has `%s` where a value is said;
 * a code that has several reasons has a sentence for each, by a name of its own. English is found by the code alone, which
 * is all that an answer has beside its German.
 */
type RefusalEntry = readonly [status: number, de: string | Readonly<Record<string, string>>, en: string]

/** By their codes, which stand in `details` of the answer. */
export type RefusalEntries = Readonly<Record<string, RefusalEntry>>
