import type { ClusterQuestion, WindowQuestion } from '../../api/gis/sections.ts'
import {
  type BeetleFilter,
  daysOf,
  type PartWish,
  rowsPerPage,
  sortableParts,
} from '@waldkerf/ui/screens/gis/GisScreen'

const flag = (part: '' | 'with' | 'without') => (part === '' ? undefined : part === 'with')

type Conditions = Omit<WindowQuestion, 'west' | 'sued' | 'ost' | 'nord' | 'ab' | 'anzahl' | 'sortierung' | 'richtung'>

/** What of a filter the database is asked for; words and ages it does not know. */
export function conditionsOf(filter: BeetleFilter): Conditions {
  const { status, art, bundesland, pictures, place, mine } = filter
  const days = daysOf(filter)
  return {
    status: status.join(),
    kaeferart: art ?? '',
    bundesland,
    von: days?.from ?? '',
    bis: days?.to ?? '',
    mit_bild: flag(pictures),
    mit_ort: flag(place),
    eigene_bearbeitung: mine === 'edited' || undefined,
    eigene_meldung: mine === 'reported' || undefined,
  }
}

/** The same for clusters, which are of records with coordinates anyway. */
export function clusterConditionsOf(
  filter: BeetleFilter,
): Omit<ClusterQuestion, 'west' | 'sued' | 'ost' | 'nord' | 'zoom'> {
  const { mit_ort: _place, ...conditions } = conditionsOf(filter)
  return conditions
}

/** A page of the filtered list. */
export function windowOf(filter: BeetleFilter, { sort, page }: PartWish): WindowQuestion {
  const { section } = filter
  return {
    ...conditionsOf(filter),
    ...(section && { west: section.west, sued: section.south, ost: section.east, nord: section.north }),
    ab: page * rowsPerPage,
    anzahl: rowsPerPage,
    sortierung: sortableParts[sort.column] ?? 'gemeldet_am',
    richtung: sort.direction === 'ascending' ? 'auf' : 'ab',
  }
}
