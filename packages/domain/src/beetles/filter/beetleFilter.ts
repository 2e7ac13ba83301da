import { readWeek } from '@waldkerf/domain/dates/weeks'
import type { Beetle, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { isImportId } from '@waldkerf/domain/entities/beetles/imports'
import { isDay } from '@waldkerf/domain/export/exportColumn'
import { defineFilter, type FilterValues } from '@waldkerf/domain/filter/defineFilter'
import { type FilterPart, filterParts } from '@waldkerf/domain/filter/parts'
import type { Area } from '@waldkerf/domain/georef/coordinates/systems'
import { readAge } from './dayRanges.ts'
import { readSection, writeSection } from './section.ts'

const { search, chips, record, text, word } = filterParts<Beetle>()

const withOrWithout = { mit: 'with', ohne: 'without' } as const

const section: FilterPart<Beetle, Area | undefined, 'elsewhere'> = {
  kind: 'elsewhere',
  name: 'ausschnitt',
  empty: undefined,
  read: readSection,
  write: (area) => (area ? writeSection(area) : ''),
}

/** The records' filter and the names of its parts in the address. The database applies the same conditions. */
export const beetleFilter = defineFilter({
  /** Statuses to show; none: all. */
  status: chips('status'),
  /** kaeferarten.id */
  art: record('art'),
  bundesland: text('bundesland'),
  /** Words that must all occur: species names, Bundesland, message, number of the record. */
  search: search('suche'),
  /** Days, both included: of the find, or of the report where the find has none. */
  from: text('von', isDay),
  to: text('bis', isDay),
  /** Calendar week of the find as ISO 8601 has it, `2026-W21`. */
  week: text('week', (given) => readWeek(given) !== undefined),
  /** Days since the report: `2-7`, `31-` without end. */
  age: text('age', (given) => readAge(given) !== undefined),
  pictures: word('elsewhere', 'bild', withOrWithout),
  /** Whether it has coordinates. */
  place: word('elsewhere', 'ort', withOrWithout),
  /** Reported, or last edited, by the signed-in person. */
  mine: word('elsewhere', 'eigene', { gemeldet: 'reported', bearbeitet: 'edited' }),
  /** Questions that the reporter has answered. */
  answered: word('elsewhere', 'beantwortet', { ja: 'answered' }),
  /** Records that one import stored, by its id; the database knows it. */
  imported: text('import', isImportId),
  /** The order of the review's queue instead of one by a column. */
  order: word('elsewhere', 'reihenfolge', { pruefung: 'queue' }),
  /** Only what lies in this section of the map. */
  section,
})

export type BeetleFilter = FilterValues<typeof beetleFilter.parts>

export const { empty: emptyBeetleFilter, isEmpty: isEmptyBeetleFilter, countSet } = beetleFilter

/** Parts that change bit by bit: words while they are typed, the section while the map is moved. */
const gradual = ['search', 'section'] as const

/** Whether a change gets an entry of its own in the browser's history; further typing or moving the map does not. */
export function isNextStep(before: BeetleFilter, after: BeetleFilter): boolean {
  const changed = (Object.keys(after) as (keyof BeetleFilter)[]).filter((part) => before[part] !== after[part])
  const isSet = (filter: BeetleFilter, part: keyof BeetleFilter) => countSet(filter, [part]) > 0
  return !changed.every((part) => gradual.some((one) => one === part) && isSet(before, part) && isSet(after, part))
}

/** Species by their id. */
export type SpeciesById = ReadonlyMap<number, Species>

export const speciesById = (species: readonly Species[]): SpeciesById => new Map(species.map((one) => [one.id, one]))
