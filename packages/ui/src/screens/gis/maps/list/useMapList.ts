import { filterMaps, type MapRow, valuesOf } from '@waldkerf/domain/maps/mapFilter'
import { useDeferredValue, useMemo } from 'react'
import { sortRows } from '@waldkerf/ui/parts/DataTable/DataTable'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { CellEdit } from '../cell/useCellEdit.ts'
import type { MapsState } from '../mapsTypes.ts'
import { useMapColumns } from './useMapColumns.tsx'

const nothing: readonly MapRow[] = []

export type MapList = ReturnType<typeof useMapList>

/** What filter, table and overview share of the maps: those that fit, in order, and what there is to choose from. */
export function useMapList(
  { maps, filter, sort, addressOf }: Pick<MapsState, 'maps' | 'filter' | 'sort' | 'addressOf'>,
  onEdit?: CellEdit['start'],
) {
  const all = shown(maps) ?? nothing
  const columns = useMapColumns(addressOf, onEdit)
  const late = useDeferredValue(filter)
  const { rows, counts } = useMemo(() => filterMaps(all, late), [all, late])
  const sorted = useMemo(() => (sort ? sortRows(rows, columns, sort) : rows), [rows, columns, sort])
  const types = useMemo(() => valuesOf(all, 'typ'), [all])
  const statuses = useMemo(() => {
    const named = valuesOf(all, 'status')
    return all.some(({ status }) => status === '') ? [...named, ''] : named
  }, [all])
  return { all, columns, rows: sorted, counts, types, statuses }
}
