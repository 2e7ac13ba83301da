import { speciesById } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { useMemo } from 'react'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { Section } from '@waldkerf/ui/parts/MapView/mapTypes.ts'
import { pointsExtent } from '@waldkerf/ui/parts/MapView/sources/columns.ts'
import { beetleLabels, beetlePoints } from '../map/beetlePoint.ts'
import { useBeetleColumns } from './beetleList.tsx'
import { type BeetleList, type ListInput, takeOrder } from './useBeetleList.ts'
import { partSource } from '../map/mapSources.ts'
import { type BeetleParts, sortableParts } from './partTypes.ts'

const nothing: readonly Beetle[] = []
const noIds: readonly number[] = []
const noMap: BeetleParts['map'] = { clusters: async () => [], within: async () => [] }

interface PartInput extends ListInput {
  parts: BeetleParts | undefined
}

/** Records in the database: a page of rows, and clusters for the map. Undefined where all are in memory. */
export function usePartList({ parts, beetles = nothing, state, setFilter }: PartInput): BeetleList | undefined {
  const { species } = state
  const language = useLanguage()
  const byId = useMemo(() => speciesById(species), [species])
  const { columns: all, exportShown } = useBeetleColumns({
    species: byId,
    withoutSpecies: state.missing?.species !== undefined,
    loadThumbnail: state.loadThumbnail,
  })
  const columns = useMemo(
    () => all.map((column) => (sortableParts[column.id] ? column : { ...column, sortBy: undefined })),
    [all],
  )
  const window = parts && shown(parts.window)
  const ids = window?.ids ?? noIds
  const rows = useMemo(() => {
    const known = new Map(beetles.map((beetle) => [beetle.id, beetle]))
    return ids.flatMap((id) => known.get(id) ?? [])
  }, [beetles, ids])
  const map = parts?.map ?? noMap
  // Of a short list all places are known.
  const isWhole = window !== undefined && rows.length === window.total
  const extent = useMemo(() => (isWhole ? pointsExtent(beetlePoints(rows)) : undefined), [isWhole, rows])
  const section = JSON.stringify(extent)
  const source = useMemo(() => partSource(map, section ? (JSON.parse(section) as Section) : undefined), [map, section])
  const beetleLabel = useMemo(() => beetleLabels(beetles, byId, language), [beetles, byId, language])
  if (!parts) return undefined
  const { total, counts, states, wish, ask } = parts
  return {
    rows,
    all: beetles,
    known: window !== undefined,
    isSettled: window !== undefined && parts.window.status === 'ready' && !parts.window.refreshing,
    shown: window?.total ?? 0,
    more: window?.more,
    placeless: parts.placeless,
    total,
    counts,
    states,
    columns,
    exportShown,
    sorting: {
      sort: wish.sort,
      onSort: (next) => takeOrder(next, { filter: state.filter, setFilter, choose: (sort) => ask({ sort, page: 0 }) }),
    },
    byId,
    source,
    beetleLabel,
  }
}
