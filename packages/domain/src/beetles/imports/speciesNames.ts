import { folded } from '@waldkerf/domain/search/folded'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { searchSpecies, typingErrors } from '../speciesSearch.ts'

/** 'Ips typographus (Linnaeus, 1758)' → 'Ips typographus': the author is no part of the name. */
const withoutAuthor = (name: string) => /^\p{Lu}\p{Ll}+ \p{Ll}{2,}(?= |$)/u.exec(name)?.[0] ?? name

const alternatives = ({ alt, en = '' }: Species) => [...alt.split(/[,;/]/), en]

/** @returns kaeferarten.id by a name; undefined where none, or more than one, has exactly this name */
export function speciesFinder(species: readonly Species[]): (name: string) => number | undefined {
  const byName = new Map<string, number | undefined>()
  const add = (name: string, id: number) => {
    const key = folded(name)
    if (key !== '') byName.set(key, byName.has(key) && byName.get(key) !== id ? undefined : id)
  }
  for (const one of species) for (const name of alternatives(one)) add(name, one.id)
  // Names in use win over old ones.
  const inUse = species.flatMap(({ id, sci, de }) => [sci, de].map((name) => [folded(name), id] as const))
  for (const [key] of inUse) byName.delete(key)
  for (const { id, sci, de } of species) for (const name of new Set([sci, de])) add(name, id)
  return (name) => byName.get(folded(name)) ?? byName.get(folded(withoutAuthor(name.trim())))
}

/** The best suggestions for a name that is not exactly one of a species, kaeferarten.id. */
export const similarSpecies = (species: readonly Species[], name: string): number[] =>
  searchSpecies(species, withoutAuthor(name.trim()))
    .filter(({ species: { sci }, rank }) => sci !== '' && Number.isFinite(rank))
    .slice(0, 3)
    .map(({ species: { id } }) => id)

const mostErrors = 2

/** The first suggestion, where the name is one of its names but for a typing error or two. */
export function meantSpecies(
  species: readonly Species[],
  { name, similar }: { name: string; similar: readonly number[] },
): Species | undefined {
  const first = species.find(({ id }) => id === similar[0])
  const typed = folded(withoutAuthor(name.trim()))
  const isMeant = (known: string) =>
    typed.length > 5 &&
    Math.abs(typed.length - known.length) <= mostErrors &&
    typingErrors(typed, known, mostErrors) <= mostErrors
  return first && [first.de, first.sci, ...alternatives(first)].some((known) => isMeant(folded(known)))
    ? first
    : undefined
}
