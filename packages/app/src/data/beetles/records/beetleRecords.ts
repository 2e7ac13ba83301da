import { getBeetle, getBeetleHistory } from '@waldkerf/domain/calls/beetles/beetleRecords'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import useSWR, { preload, unstable_serialize, useSWRConfig } from 'swr'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import type { Client } from '@waldkerf/app/data/gateway/client'
import { toLoadable } from '@waldkerf/app/data/loading/loadable'
import { createRecordCalls, type KnownRecords, loadColumns } from './loadColumns.ts'

export const recordKeys = {
  all: () => ['beetles', 'all'] as const,
  one: (id: number) => ['beetles', 'one', id] as const,
  history: (id: number) => ['beetles', 'history', id] as const,
  /** Used when there are too many records to load all: single fetched records, parts of the list, counts. */
  known: () => ['beetles', 'known'] as const,
  windows: () => ['beetles', 'window'] as const,
  counts: () => ['beetles', 'counts'] as const,
}

/** All records that the signed-in person may see, or only their number. A later load fetches only changes. */
export function useBeetles(): Loadable<KnownRecords> {
  const gateway = useGateway()
  const { cache } = useSWRConfig()
  const known = () => cache.get(unstable_serialize(recordKeys.all()))?.data as KnownRecords | undefined
  return toLoadable(useSWR(recordKeys.all(), () => loadColumns(createRecordCalls(gateway), known())))
}

/** Starts the records' call while the code of their page is still loading. */
export const preloadRecords = (gateway: Client) =>
  void preload(recordKeys.all(), () => loadColumns(createRecordCalls(gateway), undefined)).catch(() => undefined)

/** The known records with one of them changed. */
export function withBeetle(known: KnownRecords | undefined, changed: Beetle): KnownRecords | undefined {
  if (known?.kind !== 'all') return known
  return { ...known, rows: known.rows.map((row) => (row.id === changed.id ? changed : row)) }
}

/** Whether a key belongs to a part of the list or to counts made by the database. */
export const isPartKey = (key: unknown): boolean =>
  Array.isArray(key) && key[0] === 'beetles' && (key[1] === 'window' || key[1] === 'counts')

/** One record as it is stored now; no request without an id. */
export function useBeetle(id: number | undefined) {
  const gateway = useGateway()
  const key = id === undefined ? null : recordKeys.one(id)
  return toLoadable(useSWR(key, ([, , wanted]) => gateway.call(getBeetle, { id: wanted })))
}

/** The history of a record, newest first; no request without an id. */
export function useBeetleHistory(id: number | undefined) {
  const gateway = useGateway()
  const key = id === undefined ? null : recordKeys.history(id)
  return toLoadable(useSWR(key, ([, , wanted]) => gateway.call(getBeetleHistory, { id: wanted })))
}
