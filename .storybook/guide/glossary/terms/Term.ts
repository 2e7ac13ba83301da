import type { Words } from '../../words/Words.tsx'

/** A word of the field: as it is said, as it goes over the wire, and as the code calls it. */
export interface Term {
  term: Words
  /** Fields and tables of the specification; '–' where it is none. */
  wire: string
  /** '–' where the code has no word of its own. */
  code: string
  meaning: Words
}

export interface TermGroup {
  title: Words
  terms: readonly Term[]
}
