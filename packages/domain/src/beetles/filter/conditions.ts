import type { DayRange } from '@waldkerf/domain/dates/weeks'
import type { BeetleFilter } from './beetleFilter.ts'
import { ageRange, toDayRange } from './dayRanges.ts'

/** A filter as calls send it: weeks and ages are turned into days, so that nothing depends on today. */
export interface BeetleConditions {
  /** None: all. */
  status: readonly string[]
  /** kaeferarten.id */
  art: number | undefined
  /** '' for all. */
  bundesland: string
  /** Days of the find, of the report where it has none; both included, '' without an end. */
  found: DayRange | undefined
  /** Days of the report in Berlin. */
  reported: DayRange | undefined
  search: string
  pictures: boolean | undefined
  /** Whether it has coordinates. */
  place: boolean | undefined
  answered: boolean | undefined
  /** The import that stored it; '' for any. */
  imported: string
  /** Last edited by the signed-in person. */
  edited: boolean
  /** Reported by the signed-in person. */
  own: boolean
}

const whether = (part: '' | 'with' | 'without') => (part === '' ? undefined : part === 'with')

/** All of the filter but its section and order. @param today in Berlin; ages are days before it */
export function toConditions(filter: BeetleFilter, today: string): BeetleConditions {
  const { status, art, bundesland, search, age, pictures, place, mine, answered, imported } = filter
  return {
    status,
    art,
    bundesland,
    found: toDayRange(filter),
    reported: ageRange(age, today),
    search: search.trim(),
    pictures: whether(pictures),
    place: whether(place),
    answered: answered === '' ? undefined : true,
    imported,
    edited: mine === 'edited',
    own: mine === 'reported',
  }
}

/** Conditions as calls take them. */
export const toSentConditions = (conditions: BeetleConditions) => ({
  status: conditions.status.join(),
  kaeferart: conditions.art ?? ('' as const),
  bundesland: conditions.bundesland,
  von: conditions.found?.from ?? '',
  bis: conditions.found?.to ?? '',
  gemeldet_von: conditions.reported?.from ?? '',
  gemeldet_bis: conditions.reported?.to ?? '',
  suche: conditions.search,
  mit_bild: conditions.pictures,
  mit_ort: conditions.place,
  eigene_bearbeitung: conditions.edited || undefined,
  eigene_meldung: conditions.own || undefined,
  beantwortet: conditions.answered,
  import: conditions.imported,
})
