import { compared } from '../texts/compared.ts'

/** The result of a filter. */
export interface Filtered<T> {
  rows: T[]
  /** Per group: how many there would be if only it were chosen. */
  counts: ReadonlyMap<string, number>
}

/** A filter's test, and the group of each record: only chosen groups are shown, all if none is chosen. */
export interface FilterRules<T> {
  fits: (record: T) => boolean
  group: (record: T) => string
  chosen: readonly string[]
}

/** Narrows the records in one pass; the order stays. */
export function filtered<T>(records: readonly T[], { fits, group, chosen }: FilterRules<T>): Filtered<T> {
  const wanted = new Set(chosen)
  const counts = new Map<string, number>()
  const rows = records.filter((record) => {
    if (!fits(record)) return false
    const own = group(record)
    counts.set(own, (counts.get(own) ?? 0) + 1)
    return wanted.size === 0 || wanted.has(own)
  })
  return { rows, counts }
}

/** The words of a search, normalised for comparing. */
export const searchWords = (search: string): string[] => compared(search).split(/\s+/).filter(Boolean)

/** Whether a text has all words of a search, in any order and case; true for a search without words. */
export function wordSearch(search: string): (text: () => string) => boolean {
  const words = searchWords(search)
  return (text) => {
    if (words.length === 0) return true
    const own = compared(text())
    return words.every((word) => own.includes(word))
  }
}

/** The values that occur, each once, in German order; empty ones left out. */
export const occurring = (values: readonly string[]): string[] =>
  [...new Set(values.filter(Boolean))].toSorted(new Intl.Collator('de', { numeric: true }).compare)
