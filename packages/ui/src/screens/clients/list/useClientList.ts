import { filterClients, statesOf } from '@waldkerf/domain/clients/clientFilter'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { useDeferredValue, useMemo } from 'react'
import { sortRows } from '@waldkerf/ui/parts/DataTable/DataTable'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ClientsState } from '../clientsTypes.ts'
import { useClientColumns } from './useClientColumns.tsx'

const nothing: readonly ClientRow[] = []

/** What filter and table share of the clients: those that fit, in order, and what there is to choose from. */
export function useClientList({ clients, filter, sort }: ClientsState) {
  const all = shown(clients) ?? nothing
  const columns = useClientColumns()
  const late = useDeferredValue(filter)
  const rows = useMemo(() => filterClients(all, late), [all, late])
  const sorted = useMemo(() => (sort ? sortRows(rows, columns, sort) : rows), [rows, columns, sort])
  const states = useMemo(() => statesOf(all), [all])
  return { all, columns, rows: sorted, states }
}
