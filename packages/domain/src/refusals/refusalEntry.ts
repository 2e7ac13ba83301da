/** Why the service says no. */
interface RefusalEntry {
  /** HTTP status of the answer. */
  status: number
  /**
   * In the answer, with `%s` where a value is said. A code that has several reasons has a sentence for each, by a name of
   * its own.
   */
  de: string | Readonly<Record<string, string>>
  /** Found by the code alone, which is all that an answer has beside its German. */
  en: string
}

/** By their codes, which stand in `details` of the answer. */
export type RefusalEntries = Readonly<Record<string, RefusalEntry>>
