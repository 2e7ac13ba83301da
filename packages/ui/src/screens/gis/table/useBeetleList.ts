import { emptyBeetleFilter, type SpeciesById, speciesById } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { beetleStates, filterBeetles } from '@waldkerf/domain/beetles/filter/filterBeetles'
import { inSection } from '@waldkerf/domain/beetles/filter/section'
import { inQueueOrder } from '@waldkerf/domain/beetles/queue'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { type Column, type Sort, sortRows, type TableSorting } from '@waldkerf/ui/parts/DataTable/DataTable'
import type { MapSource } from '@waldkerf/ui/parts/MapView/MapView'
import type { GisActions, GisState } from '../gisTypes.ts'
import { queueSort } from './partTypes.ts'
import { absentSource } from '../map/mapSources.ts'
import { beetleLabels, beetlePoints } from '../map/beetlePoint.ts'
import { beetleList, useBeetleColumns } from './beetleList.tsx'

/** The records as filter, table, map and review share them, wherever they are filtered and sorted. */
export interface BeetleList {
  /** The table's rows, in its order. */
  rows: readonly Beetle[]
  /** Those in memory, also those that the filter leaves out. */
  all: readonly Beetle[]
  /** Whether any records are loaded yet. */
  known: boolean
  /** The rows are those of the filter, not still those of the one before. */
  isSettled: boolean
  /** How many records the filter leaves, and how many there are. */
  shown: number
  /** The filter leaves at least as many as `shown`. */
  more?: boolean | undefined
  /** How many of those that the filter leaves are nowhere on the map. */
  placeless: number
  total: number
  /** Per status: how many there would be if only it were chosen. */
  counts: ReadonlyMap<string, number>
  answered?: number
  /** Bundesländer to choose from. */
  states: readonly string[]
  columns: readonly Column<Beetle>[]
  /** Columns of a file, as the table shows them. */
  exportShown: (columns: readonly { id: string }[]) => ExportColumn<Beetle>[]
  sorting: TableSorting
  byId: SpeciesById
  source: MapSource
  /** The words of a point. */
  beetleLabel: (id: number) => string
}

export interface ListInput {
  /** With pending decisions applied. */
  beetles: readonly Beetle[] | undefined
  state: Pick<GisState, 'beetles' | 'species' | 'missing' | 'filter' | 'person' | 'today' | 'loadThumbnail'>
  setFilter: GisActions['setFilter']
}

const newestFirst: Sort | undefined = beetleList.usual
const nothing: readonly Beetle[] = []

interface OrderChange extends Pick<ListInput['state'], 'filter'>, Pick<ListInput, 'setFilter'> {
  choose: (sort: Sort) => void
}

/** Sorts by a column, or takes the queue's order, which belongs to the filter. */
export function takeOrder(next: Sort, { filter, setFilter, choose }: OrderChange) {
  const order = next.column === queueSort.column ? 'queue' : ''
  if (!order) choose(next)
  if (filter.order !== order) setFilter({ ...filter, order })
}

/** The records in memory: filtered, in the table's order, and the same ones as points. */
export function useBeetleList({ beetles: given, state, setFilter }: ListInput): BeetleList {
  const beetles = given ?? nothing
  const { species, filter, person, today } = state
  const language = useLanguage()
  const [chosen, choose] = useState(newestFirst)
  const byId = useMemo(() => speciesById(species), [species])
  const { columns, exportShown } = useBeetleColumns({
    species: byId,
    withoutSpecies: state.missing?.species !== undefined,
    loadThumbnail: state.loadThumbnail,
  })
  const late = useDeferredValue(filter)
  const { rows, counts } = useMemo(
    () => filterBeetles(beetles, late, { species: byId, person, today }),
    [beetles, late, byId, person, today],
  )
  const answers = useMemo(() => beetles.filter(({ beantwortet }) => beantwortet), [beetles])
  const answered = useMemo(
    () =>
      filterBeetles(
        answers,
        { ...late, answered: '', status: emptyBeetleFilter.status },
        { species: byId, person, today },
      ).rows.length,
    [answers, late, byId, person, today],
  )
  const absent = useMemo(() => absentSource(state.beetles), [state.beetles])
  const present = useMemo(() => ({ type: 'points' as const, points: beetlePoints(rows) }), [rows])
  const beetleLabel = useMemo(() => beetleLabels(rows, byId, language), [rows, byId, language])
  const listed = useMemo(() => (late.section ? inSection(rows, late.section) : rows), [rows, late.section])
  const sort = late.order === 'queue' ? queueSort : chosen
  // They come newest first.
  const sorted = useMemo(() => {
    if (!sort || sort === newestFirst) return listed
    return sort === queueSort ? inQueueOrder(listed) : sortRows(listed, columns, sort)
  }, [listed, columns, sort])
  const placeless = useMemo(() => listed.filter(({ lat }) => lat === null).length, [listed])
  const states = useMemo(() => beetleStates(beetles), [beetles])
  return {
    rows: sorted,
    all: beetles,
    known: given !== undefined,
    isSettled: given !== undefined && late === filter,
    shown: sorted.length,
    placeless,
    total: beetles.length,
    counts,
    answered,
    states,
    columns,
    exportShown,
    sorting: {
      // At once, while the rows still follow.
      sort: filter.order === 'queue' ? queueSort : chosen,
      onSort: (next) => takeOrder(next, { filter, setFilter, choose }),
    },
    byId,
    source: given ? present : absent,
    beetleLabel,
  }
}
