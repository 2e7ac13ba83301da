import type { Beetle, Species } from '@waldkerf/domain/entities/beetles'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { type Sort, sortRows } from '@waldkerf/ui/parts/DataTable/DataTable'
import type { MapPoint, Section } from '@waldkerf/ui/parts/MapView/MapView'
import { type BeetleFilter, filterBeetles, inSection, speciesById } from '../beetleFilter.ts'
import { beetlePoint } from './beetlePoint.ts'
import { useBeetleColumns } from './useBeetleColumns.tsx'

const newestFirst: Sort = { column: 'reported', direction: 'descending' }
const nothing: readonly Beetle[] = []

interface ListInput {
  beetles: readonly Beetle[] | undefined
  species: readonly Species[]
  filter: BeetleFilter
  /** The map's section, as far as it is known. */
  section: Section | undefined
}

/** What table, map and review share: the filtered records in the table's order, and the same ones as points. */
export function useBeetleList({ beetles = nothing, species, filter, section }: ListInput) {
  const language = useLanguage()
  const [sort, onSort] = useState<Sort>(newestFirst)
  const byId = useMemo(() => speciesById(species), [species])
  const columns = useBeetleColumns(byId)
  const late = useDeferredValue(filter)
  const { rows, counts } = useMemo(() => filterBeetles(beetles, late, byId), [beetles, late, byId])
  const points = useMemo<MapPoint[]>(
    () => rows.flatMap((row) => beetlePoint(row, byId, language) ?? []),
    [rows, byId, language],
  )
  const limit = late.onlySection ? section : undefined
  const listed = useMemo(() => (limit ? inSection(rows, limit) : rows), [rows, limit])
  const sorted = useMemo(() => sortRows(listed, columns, sort), [listed, columns, sort])
  return { rows: sorted, points, counts, columns, byId, sorting: { sort, onSort } }
}

/** The list as the screen's parts receive it. */
export type BeetleList = ReturnType<typeof useBeetleList>
