import type { Beetle, Species } from '@waldkerf/domain/entities/beetles'
import { isInside, type Section } from '../../parts/MapView/mapTypes.ts'

/** What the list is narrowed to; an empty part means all. */
export interface BeetleFilter {
  /** Statuses to show; none: all. */
  status: readonly string[]
  /** kaeferarten.id */
  art: number | undefined
  bundesland: string
  /** Words that must all occur: species names, Bundesland, message, number of the record. */
  search: string
  /** Only what lies in the map's section. */
  onlySection?: boolean
}

export const emptyFilter: BeetleFilter = { status: [], art: undefined, bundesland: '', search: '' }

export const isEmptyFilter = ({ status, art, bundesland, search, onlySection }: BeetleFilter) =>
  status.length === 0 && art === undefined && !bundesland && !search.trim() && !onlySection

/** Species by their id. */
export type SpeciesById = ReadonlyMap<number, Species>

export const speciesById = (species: readonly Species[]): SpeciesById => new Map(species.map((one) => [one.id, one]))

/** The filter's answer. */
export interface Filtered {
  rows: Beetle[]
  /** Per stored status: how many there would be if only it were chosen. */
  counts: ReadonlyMap<string, number>
}

function searchTest(search: string, species: SpeciesById): (beetle: Beetle) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return () => true
  const names = new Map([...species].map(([id, { de, sci, alt }]) => [id, `${de} ${sci} ${alt}`.toLowerCase()]))
  return ({ id, art, bundesland, message }) => {
    const own = `${id} ${bundesland} ${message}`.toLowerCase()
    const ofSpecies = names.get(art) ?? ''
    return words.every((word) => own.includes(word) || ofSpecies.includes(word))
  }
}

/** Narrows the records by all of the filter but the map's section, in one pass; the order stays. */
export function filterBeetles(beetles: readonly Beetle[], filter: BeetleFilter, species: SpeciesById): Filtered {
  const matches = searchTest(filter.search, species)
  const statuses = new Set(filter.status)
  const counts = new Map<string, number>()
  const rows = beetles.filter((beetle) => {
    if (filter.art !== undefined && beetle.art !== filter.art) return false
    if (filter.bundesland && beetle.bundesland !== filter.bundesland) return false
    if (!matches(beetle)) return false
    counts.set(beetle.status, (counts.get(beetle.status) ?? 0) + 1)
    return statuses.size === 0 || statuses.has(beetle.status)
  })
  return { rows, counts }
}

/** The records that lie in a section of the map; those without coordinates lie nowhere. */
export const inSection = (beetles: readonly Beetle[], section: Section): Beetle[] =>
  beetles.filter(({ lat, lon }) => lat !== null && lon !== null && isInside(section, lat, lon))

/** The Bundesländer that occur, in German order. */
export function statesOf(beetles: readonly Beetle[]): string[] {
  const names = new Set(beetles.flatMap(({ bundesland }) => bundesland || []))
  return [...names].toSorted(new Intl.Collator('de').compare)
}
