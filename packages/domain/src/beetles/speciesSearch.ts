import { compared } from '../texts/compared.ts'
import type { Species } from '../entities/beetles/beetles.ts'

/** Which of a species' names a search met. */
type SpeciesName = 'de' | 'sci' | 'en' | 'alt'

/** A species that a search found; `rank` 0 is the best. */
export interface SpeciesHit {
  species: Species
  /** The name that fits best. */
  by: SpeciesName
  rank: number
}

const marks = /\p{M}/gu
const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Lower case without accents; umlauts as they are spelled out, so that `käfer` and `kaefer` are one word. */
function fold(text: string): string {
  const lower = compared(text).replaceAll(/[äöüß]/g, (letter) => spelled[letter] ?? letter)
  return lower.normalize('NFD').replaceAll(marks, '')
}

const toWords = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How many typing errors a word may have: none in short ones, where every word would be like every other. */
const allowedErrors = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * The fewest typing errors that make `typed` the beginning of `word`: a letter more, less, other, or two swapped.
 * Infinity when there are more than `limit`.
 */
export function typingErrors(typed: string, word: string, limit: number): number {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1]
      let least = Math.min((row[j - 1] ?? 0) + (same ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      const swapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    if (Math.min(...next) > limit) return Number.POSITIVE_INFINITY
    before = row
    row = next
  }
  // The typed word may stop anywhere in the other one: people pick from the list before they have finished.
  const least = Math.min(...row)
  return least > limit ? Number.POSITIVE_INFINITY : least
}

/** How badly a typed word fits a name's words: 0 same, 1 beginning, 2 within, then by typing errors. */
function wordRank(typed: string, words: readonly string[]): number {
  if (words.includes(typed)) return 0
  if (words.some((word) => word.startsWith(typed))) return 1
  if (typed.length > 2 && words.some((word) => word.includes(typed))) return 2
  const limit = allowedErrors(typed.length)
  if (limit === 0) return Number.POSITIVE_INFINITY
  return 3 + Math.min(...words.map((word) => typingErrors(typed, word, limit)))
}

/** A name's fit to the whole search; each typed word must fit somewhere, words that start the name count a little more. */
function nameRank(typed: readonly string[], name: string): number {
  const words = toWords(name)
  if (words.length === 0) return Number.POSITIVE_INFINITY
  const sum = typed.reduce((total, word) => total + wordRank(word, words), 0)
  return sum + (words[0]?.startsWith(typed[0] ?? '') ? 0 : 0.5)
}

const nameOrder: readonly SpeciesName[] = ['de', 'sci', 'en', 'alt']

/** Abbreviated genera as experts write them: `I. typographus`, `i typo`. */
const withGenus = (sci: string) => {
  const [genus = '', ...rest] = sci.split(' ')
  return `${genus[0] ?? ''} ${rest.join(' ')}`
}

/** A synonym, or a name in another language, counts a little less than the one that is shown. */
const penalty: Readonly<Record<SpeciesName, number>> = { de: 0, sci: 0, en: 0.25, alt: 0.25 }

function bestName(typed: readonly string[], species: Species): Omit<SpeciesHit, 'species'> {
  const ranks = nameOrder.map((by) => {
    const rank = nameRank(typed, species[by] ?? '')
    const short = by === 'sci' ? nameRank(typed, withGenus(species.sci)) : Number.POSITIVE_INFINITY
    return { by, rank: Math.min(rank, short) + penalty[by] }
  })
  return ranks.reduce((best, one) => (one.rank < best.rank ? one : best))
}

/** Made with the first search: what Intl makes would take its time in the start of every page with a species. */
let german: Intl.Collator | undefined

/**
 * Species by their German, Latin or English name or a synonym, the best fit first; a few typing errors are forgiven. An empty
 * search finds all in German order. The species without a Latin name ('n. n.') is always offered, last.
 */
export function searchSpecies(all: readonly Species[], search: string): SpeciesHit[] {
  const { compare } = (german ??= new Intl.Collator('de'))
  const typed = toWords(search)
  const hits = all.map((species) =>
    typed.length === 0 ? { species, by: 'de' as const, rank: 0 } : { species, ...bestName(typed, species) },
  )
  const offered = (hit: SpeciesHit) => !hit.species.sci && hit.rank === Number.POSITIVE_INFINITY
  return hits
    .filter((hit) => hit.rank < Number.POSITIVE_INFINITY || offered(hit))
    .toSorted((a, b) => {
      if (!a.species.sci !== !b.species.sci) return a.species.sci ? -1 : 1
      return a.rank - b.rank || compare(a.species.de, b.species.de)
    })
}
