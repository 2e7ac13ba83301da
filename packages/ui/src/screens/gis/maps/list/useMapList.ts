import { filterMaps, columnValues } from '@waldkerf/domain/maps/mapFilter'
import { useMemo } from 'react'
import { useList } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import type { CellEdit } from '../cell/useCellEdit.ts'
import type { MapsState } from '../mapsTypes.ts'
import { useMapColumns } from './useMapColumns.tsx'

export type MapList = ReturnType<typeof useMapList>

/** The maps that fit, in order, for table and overview; and the kinds and states there are to choose from. */
export function useMapList(
  { maps, filter, sort, mapAddress }: Pick<MapsState, 'maps' | 'filter' | 'sort' | 'mapAddress'>,
  onEdit?: CellEdit['start'],
) {
  const columns = useMapColumns(mapAddress, onEdit)
  const list = useList({ state: maps, filter, sort, columns, narrow: filterMaps })
  const { all } = list
  const types = useMemo(() => columnValues(all, 'typ'), [all])
  const statuses = useMemo(() => {
    const named = columnValues(all, 'status')
    return all.some(({ status }) => status === '') ? [...named, ''] : named
  }, [all])
  return { ...list, types, statuses }
}
