import { getBeetleColumns } from '@waldkerf/domain/calls/beetles/beetleRecords'
import { getBeetleWindow } from '@waldkerf/domain/calls/beetles/beetleSections'
import { toBeetles } from '@waldkerf/domain/entities/beetles/columns/columns'
import { mergeBeetles } from '@waldkerf/domain/entities/beetles/columns/merge'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { reportUnreadable, unreadableRows, withUnreadable } from '@waldkerf/app/data/gateway/answer'
import type { Client } from '@waldkerf/app/data/gateway/client'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import type { ColumnsRead } from './readColumns.ts'

/** Up to this many records are loaded into the browser; above it the database filters and sorts. */
export const mostHeld = 100_000

/** All records that the caller may see, or only their number when there are too many. */
export type KnownRecords =
  /** They are here; `stand` is the marker to ask for later changes with. */
  | { kind: 'all'; stand: string; rows: readonly Beetle[] }
  /** They are too many to hold: this many. */
  | { kind: 'parts'; total: number }

/** The calls that bring all records, or their number. */
export const createRecordCalls = (gateway: Client) => ({
  /** As bytes: the answer is large, and read in a worker. @param since marker of what is known already, or '' */
  columns: (since: string) => gateway.bytes(getBeetleColumns, { seit: since }),
  /** How many there are: a window without rows. */
  count: async () => (await gateway.call(getBeetleWindow, { anzahl: 0 })).gesamt ?? 0,
})

type RecordCalls = ReturnType<typeof createRecordCalls>

/**
 * All records the caller may see, or how many they are where they are too many. Of what is here already only the changes
 * are asked for; where nothing has changed the same object comes back, so that nothing has to be drawn anew.
 * @param read how an answer is read; tests have no workers
 * @throws ApiError
 */
export async function loadColumns(
  calls: RecordCalls,
  known: KnownRecords | undefined,
  read: (bytes: ArrayBuffer) => Promise<ColumnsRead> = readAside,
): Promise<KnownRecords> {
  if (known?.kind !== 'all') {
    const total = await calls.count()
    if (total > mostHeld) return { kind: 'parts', total }
  }
  const held = known?.kind === 'all' ? known : undefined
  const bytes = await (await calls.columns(held?.stand ?? '')).arrayBuffer()
  const { columns, complete, current, gone, unreadable } = await read(bytes)
  const { stand } = columns
  if (unreadable > 0) void reportUnreadable()
  if (complete || !held) {
    const all = withUnreadable<KnownRecords>({ kind: 'all', stand, rows: toBeetles(columns) }, unreadable)
    // Rows that changed since a stored answer are fetched once; changes during that load come with the next one.
    return current || held ? all : loadColumns(calls, all, read)
  }
  if (columns.length === 0 && gone.length === 0 && unreadable === 0) return held
  const rows = mergeBeetles(held.rows, toBeetles(columns), gone)
  return withUnreadable({ kind: 'all', stand, rows }, unreadableRows(held) + unreadable)
}

/** One worker per answer: it takes a moment to start, and it is ended afterwards. */
async function readAside(bytes: ArrayBuffer): Promise<ColumnsRead> {
  const worker = new Worker(new URL('./columns.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<ColumnsRead>()
  worker.addEventListener('message', ({ data }: MessageEvent<ColumnsRead | null>) => {
    if (data) resolve(data)
    else reject(new ApiError('shape'))
  })
  // Its code did not come.
  worker.addEventListener('error', () => reject(new ApiError('network')))
  worker.postMessage(bytes, [bytes])
  return promise.finally(() => worker.terminate())
}
