import type { BeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import {
  type BeetleParts,
  mostPicked,
  type PartMap,
  type PartWish,
  queueSort,
  rowsPerPage,
  sortableParts,
} from '@waldkerf/ui/screens/gis/GisScreen'
import { mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { mostCounted } from '@waldkerf/domain/entities/beetles/beetleSections'
import { useMemo, useState } from 'react'
import {
  useBeetleSections,
  useBeetleWindow,
  useBeetlesWithin,
  useStateNames,
  useStatusCounts,
  type SectionFilter,
  type WindowQuestion,
} from '@waldkerf/app/data/beetles/records/beetleSections'
import { useLoadedRecords } from './useLoadedRecords.ts'
import { useDebounced } from '@waldkerf/ui/browser/useDebounced'
import { toConditions, toSentConditions } from '@waldkerf/domain/beetles/filter/conditions'

/** A filter as conditions of calls. @param today in Berlin; ages are days before it */
const toSent = (filter: BeetleFilter, today: string) => toSentConditions(toConditions(filter, today))

/** Conditions for clusters, without the one for coordinates, which all records of clusters have. */
function toClusterConditions(filter: BeetleFilter, today: string): SectionFilter {
  const { mit_ort: _place, ...conditions } = toSent(filter, today)
  return conditions
}

/** A page of the filtered list. */
function toWindowQuery(filter: BeetleFilter, today: string, { sort, page }: PartWish): WindowQuestion {
  const { section } = filter
  return {
    ...toSent(filter, today),
    ...(section && { west: section.west, sued: section.south, ost: section.east, nord: section.north }),
    ab: page * rowsPerPage,
    anzahl: rowsPerPage,
    sortierung: sortableParts[sort.column] ?? 'gemeldet_am',
    richtung: sort.direction === 'ascending' ? 'auf' : 'ab',
  }
}

const newestFirst: PartWish = { sort: { column: 'reported', direction: 'descending' }, page: 0 }

interface Asked {
  filter: BeetleFilter
  /** In Berlin, `YYYY-MM-DD`; ages are days before it. */
  today: string
}

/** The table's requested page and order; another filter begins with its first page. */
function useWish(filter: BeetleFilter) {
  const asked = JSON.stringify(filter)
  const [held, setHeld] = useState<{ asked: string; wish: PartWish }>()
  const chosen = held ?? { asked, wish: newestFirst }
  const sort = filter.order === 'queue' ? queueSort : chosen.wish.sort
  const wish = { sort, page: chosen.asked === asked ? chosen.wish.page : 0 }
  return { wish, ask: (next: PartWish) => setHeld({ asked, wish: next }) }
}

/** A page of the list, and the total number of rows, which only the first page's answer has. */
function usePage(on: boolean, { filter, today }: Asked, wish: PartWish) {
  const question = toWindowQuery(filter, today, wish)
  const page = useBeetleWindow(on ? question : undefined)
  const counted = useBeetleWindow(on && wish.page > 0 ? { ...question, ab: 0, anzahl: 0 } : undefined)
  const total = shown(page)?.gesamt ?? shown(counted)?.gesamt ?? 0
  return { page, total }
}

/** The database calls of the map; the rows join the loaded records. */
function usePartMap({ filter, today }: Asked, cache: (rows: readonly Beetle[]) => void): PartMap {
  const readSection = useBeetlesWithin()
  const clusters = useBeetleSections(toClusterConditions(filter, today))
  const isNowhere = filter.place === 'without'
  const asked = JSON.stringify(toSent(filter, today))
  return useMemo(
    () => ({
      clusters: isNowhere ? async () => [] : clusters,
      async within({ west, south, east, north }, signal) {
        const conditions = JSON.parse(asked) as ReturnType<typeof toSent>
        const section = { west, sued: south, ost: east, nord: north }
        const { zeilen } = await readSection({ ...conditions, ...section, anzahl: mostPicked }, signal)
        cache(zeilen)
        return zeilen
      },
    }),
    [clusters, isNowhere, readSection, asked, cache],
  )
}

/**
 * The records if they are too many for the browser: the database filters, sorts, counts and selects sections.
 * @param total number of all records; undefined if they are in memory, so that no request is made
 */
export function useBeetleParts(total: number | undefined, given: Asked, selectedId: number | undefined) {
  const on = total !== undefined
  const search = useDebounced(given.filter.search)
  const asked = { filter: { ...given.filter, search }, today: given.today }
  const { filter, today } = asked
  const { wish, ask } = useWish(filter)
  const { page, total: listed } = usePage(on, asked, wish)
  const { beetles, cache } = useLoadedRecords(on, shown(page)?.zeilen, selectedId)
  const map = usePartMap(asked, cache)
  const placeless = useBeetleWindow(
    on && shown(page) && filter.place === ''
      ? { ...toWindowQuery(filter, today, wish), mit_ort: false, ab: 0, anzahl: 0 }
      : undefined,
  )
  const counts = useStatusCounts(on && shown(page) ? { ...toSent(filter, today), status: '' } : undefined)
  const states = useStateNames(on)
  if (!on) return undefined
  const more = search.trim() !== '' && listed >= mostCounted
  const window = mapLoadable(page, ({ zeilen }) => ({ ids: zeilen.map(({ id }) => id), total: listed, more }))
  const parts: BeetleParts = { total, window, placeless: shown(placeless)?.gesamt ?? 0, counts, states, wish, ask, map }
  return { parts, beetles }
}
