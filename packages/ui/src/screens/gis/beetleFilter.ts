import type { Beetle, Species } from '@waldkerf/domain/entities/beetles'
import { isInside, type Section } from '../../parts/MapView/mapTypes.ts'
import { type FilterContext, testsOf } from './filter/rules/filterTests.ts'

/** What the list is narrowed to; an empty part means all. */
export interface BeetleFilter {
  /** Statuses to show; none: all. */
  status: readonly string[]
  /** kaeferarten.id */
  art: number | undefined
  bundesland: string
  /** Words that must all occur: species names, Bundesland, message, number of the record. */
  search: string
  /** Days, both included: of the find, or of the report where the find has none. */
  from: string
  to: string
  /** Calendar week of the find as ISO 8601 has it, `2026-W21`. */
  week: string
  /** Days since the report: `2-7`, `31-` without end. */
  age: string
  pictures: '' | 'with' | 'without'
  /** Whether it has coordinates. */
  place: '' | 'with' | 'without'
  /** Reported, or last edited, by the signed-in person. */
  mine: '' | 'reported' | 'edited'
  /** Only what lies in this section of the map. */
  section: Section | undefined
}

export const emptyFilter: BeetleFilter = {
  status: [],
  art: undefined,
  bundesland: '',
  search: '',
  from: '',
  to: '',
  week: '',
  age: '',
  pictures: '',
  place: '',
  mine: '',
  section: undefined,
}

/** Whether a part of the filter narrows anything. */
const isSet = (part: BeetleFilter[keyof BeetleFilter]) =>
  typeof part === 'string' ? part.trim() !== '' : Array.isArray(part) ? part.length > 0 : part !== undefined

export const isEmptyFilter = (filter: BeetleFilter) => !Object.values(filter).some(isSet)

/** Parts that change bit by bit: words while they are typed, the section while the map is moved. */
const gradual = ['search', 'section'] as const

/** Whether a change is a step of its own, to go back from: more than a word typed on or a map moved on. */
export function isNextStep(before: BeetleFilter, after: BeetleFilter): boolean {
  const changed = (Object.keys(after) as (keyof BeetleFilter)[]).filter((part) => before[part] !== after[part])
  return !changed.every((part) => gradual.some((one) => one === part) && isSet(before[part]) && isSet(after[part]))
}

/** How many of these parts narrow the list. */
export const countSet = (filter: BeetleFilter, parts: readonly (keyof BeetleFilter)[]): number =>
  parts.filter((part) => isSet(filter[part])).length

/** Species by their id. */
export type SpeciesById = ReadonlyMap<number, Species>

export const speciesById = (species: readonly Species[]): SpeciesById => new Map(species.map((one) => [one.id, one]))

/** The filter's answer. */
export interface Filtered {
  rows: Beetle[]
  /** Per stored status: how many there would be if only it were chosen. */
  counts: ReadonlyMap<string, number>
}

/** Narrows the records by all of the filter but the map's section, in one pass; the order stays. */
export function filterBeetles(beetles: readonly Beetle[], filter: BeetleFilter, context: FilterContext): Filtered {
  const tests = testsOf(filter, context)
  const statuses = new Set(filter.status)
  const counts = new Map<string, number>()
  const rows = beetles.filter((beetle) => {
    if (!tests.every((test) => test(beetle))) return false
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
  const names = new Set<string>()
  for (const { bundesland } of beetles) if (bundesland) names.add(bundesland)
  return [...names].toSorted(new Intl.Collator('de').compare)
}
