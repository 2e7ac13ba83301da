import { type ClientFilter, filterClients, clientStates } from '@waldkerf/domain/clients/clientFilter'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { useMemo } from 'react'
import { useList } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import type { ClientsState } from '../clientsTypes.ts'
import { useClientColumns } from './useClientColumns.tsx'

/** No chips choose among clients. */
const counts: ReadonlyMap<string, number> = new Map()
const narrow = (clients: readonly ClientRow[], filter: ClientFilter) => ({
  rows: filterClients(clients, filter),
  counts,
})

/** The clients that fit, in order, and the federal states there are to choose from. */
export function useClientList({ clients, filter, sort }: ClientsState) {
  const list = useList({ state: clients, filter, sort, columns: useClientColumns(), narrow })
  const states = useMemo(() => clientStates(list.all), [list.all])
  return { ...list, states }
}
