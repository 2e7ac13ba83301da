import type { BeetleColumns } from '@waldkerf/domain/entities/beetleColumns/columns'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { recordsApi } from '../../api/gis/records.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'
import { loadColumns } from './loadColumns.ts'

export const recordKeys = {
  columns: () => ['beetles', 'columns'] as const,
  one: (id: number) => ['beetles', 'one', id] as const,
  history: (id: number) => ['beetles', 'history', id] as const,
}

/** All records the signed-in person may see, column by column. A later load brings the changes alone. */
export function useBeetleColumns(): Loadable<BeetleColumns> {
  const records = useArea(recordsApi)
  const { cache } = useSWRConfig()
  const known = () => cache.get(unstable_serialize(recordKeys.columns()))?.data as BeetleColumns | undefined
  return toLoadable(useSWR(recordKeys.columns(), () => loadColumns(records, known())))
}

/** One record as it is stored now; nothing is asked without one. */
export function useBeetle(id: number | undefined) {
  const records = useArea(recordsApi)
  return toLoadable(useSWR(id === undefined ? null : recordKeys.one(id), ([, , wanted]) => records.one(wanted)))
}

/** What happened to a record, newest first; nothing is asked without one. */
export function useBeetleHistory(id: number | undefined) {
  const records = useArea(recordsApi)
  return toLoadable(useSWR(id === undefined ? null : recordKeys.history(id), ([, , wanted]) => records.history(wanted)))
}
