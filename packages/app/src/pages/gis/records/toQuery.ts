import type { BeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { ageRange, toDayRange } from '@waldkerf/domain/beetles/filter/dayRanges'
import type { ClusterQuestion, WindowQuestion } from '@waldkerf/app/data/beetles/records/beetleSections'
import { type PartWish, rowsPerPage, sortableParts } from '@waldkerf/ui/screens/gis/GisScreen'

const flag = (part: '' | 'with' | 'without') => (part === '' ? undefined : part === 'with')

type Conditions = Omit<WindowQuestion, 'west' | 'sued' | 'ost' | 'nord' | 'ab' | 'anzahl' | 'sortierung' | 'richtung'>

/** Translates a filter into the database's parameters. @param today in Berlin, which ages are counted to */
export function toConditions(filter: BeetleFilter, today: string): Conditions {
  const { status, art, bundesland, search, pictures, place, mine } = filter
  const days = toDayRange(filter)
  const reported = ageRange(filter.age, today)
  return {
    status: status.join(),
    kaeferart: art ?? '',
    bundesland,
    von: days?.from ?? '',
    bis: days?.to ?? '',
    gemeldet_von: reported?.from ?? '',
    gemeldet_bis: reported?.to ?? '',
    suche: search.trim(),
    mit_bild: flag(pictures),
    mit_ort: flag(place),
    eigene_bearbeitung: mine === 'edited' || undefined,
    eigene_meldung: mine === 'reported' || undefined,
    beantwortet: filter.answered !== '' || undefined,
  }
}

/** The same for clusters, which are of records with coordinates anyway. */
export function toClusterConditions(
  filter: BeetleFilter,
  today: string,
): Omit<ClusterQuestion, 'west' | 'sued' | 'ost' | 'nord' | 'zoom'> {
  const { mit_ort: _place, ...conditions } = toConditions(filter, today)
  return conditions
}

/** A page of the filtered list. */
export function toWindowQuery(filter: BeetleFilter, today: string, { sort, page }: PartWish): WindowQuestion {
  const { section } = filter
  return {
    ...toConditions(filter, today),
    ...(section && { west: section.west, sued: section.south, ost: section.east, nord: section.north }),
    ab: page * rowsPerPage,
    anzahl: rowsPerPage,
    sortierung: sortableParts[sort.column] ?? 'gemeldet_am',
    richtung: sort.direction === 'ascending' ? 'auf' : 'ab',
  }
}
