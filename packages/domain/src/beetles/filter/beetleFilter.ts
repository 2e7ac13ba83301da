import type { Species } from '../../entities/beetles/beetles.ts'
import type { Area } from '../../georef/coordinates/systems.ts'
import type { QueueOrder } from '../queue.ts'

/** An empty part means all. */
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
  /** Questions that the reporter has answered. */
  answered: '' | 'answered'
  /** The order of the review's queue instead of one by a column. */
  order: '' | QueueOrder
  /** Only what lies in this section of the map. */
  section: Area | undefined
}

export const emptyBeetleFilter: BeetleFilter = {
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
  answered: '',
  order: '',
  section: undefined,
}

/** Whether a part of the filter narrows anything. */
const isSet = (part: BeetleFilter[keyof BeetleFilter]) =>
  typeof part === 'string' ? part.trim() !== '' : Array.isArray(part) ? part.length > 0 : part !== undefined

export const isEmptyBeetleFilter = (filter: BeetleFilter) => !Object.values(filter).some(isSet)

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
