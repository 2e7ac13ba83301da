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
  /** All records; `stand` is the marker for requesting later changes. */
  | { kind: 'all'; stand: string; rows: readonly Beetle[] }
  /** Too many to load: only their number. */
  | { kind: 'parts'; total: number }

/** The calls that load all records, or count them. */
export const createRecordCalls = (gateway: Client) => ({
  /** As bytes, because the answer is large and read in a worker. @param since marker of the known state, or '' */
  columns: (since: string) => gateway.bytes(getBeetleColumns, { seit: since }),
  /** How many there are: a window without rows. */
  count: async () => (await gateway.call(getBeetleWindow, { anzahl: 0 })).gesamt ?? 0,
})

type RecordCalls = ReturnType<typeof createRecordCalls>

/** Reads one answer. */
interface ColumnsReader {
  /** @throws ApiError */
  read: (bytes: ArrayBuffer) => Promise<ColumnsRead>
  /** To be called when it is read, or will not come. */
  end: () => void
}

/**
 * All records that the caller may see, or their number if they are too many. If records are known already, only changes
 * are requested; without a change the same object is returned, so that nothing is rendered again.
 * @param begin begins to read an answer; replaced in tests, which have no workers
 * @throws ApiError
 */
export async function loadColumns(
  calls: RecordCalls,
  known: KnownRecords | undefined,
  begin: () => ColumnsReader = readAside,
): Promise<KnownRecords> {
  if (known?.kind !== 'all') {
    const total = await calls.count()
    if (total > mostHeld) return { kind: 'parts', total }
  }
  const held = known?.kind === 'all' ? known : undefined
  const reader = begin()
  const { columns, complete, current, gone, unreadable } = await calls
    .columns(held?.stand ?? '')
    .then((answer) => answer.arrayBuffer())
    .then(reader.read)
    .finally(reader.end)
  const { stand } = columns
  if (unreadable > 0) void reportUnreadable()
  if (complete || !held) {
    const all = withUnreadable<KnownRecords>({ kind: 'all', stand, rows: toBeetles(columns) }, unreadable)
    // Rows that changed since a stored answer are fetched once; changes during that load come with the next one.
    return current || held ? all : loadColumns(calls, all, begin)
  }
  if (columns.length === 0 && gone.length === 0 && unreadable === 0) return held
  const rows = mergeBeetles(held.rows, toBeetles(columns), gone)
  return withUnreadable({ kind: 'all', stand, rows }, unreadableRows(held) + unreadable)
}

/** One worker per answer, begun while the answer is on its way: it takes a moment to start, and it is ended afterwards. */
function readAside(): ColumnsReader {
  const worker = new Worker(new URL('./columns.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<ColumnsRead>()
  // Told to whoever reads.
  promise.catch(() => undefined)
  worker.addEventListener('message', ({ data }: MessageEvent<ColumnsRead | null>) => {
    if (data) resolve(data)
    else reject(new ApiError('shape'))
  })
  // The worker's code did not load.
  worker.addEventListener('error', () => reject(new ApiError('network')))
  return {
    read(bytes) {
      worker.postMessage(bytes, [bytes])
      return promise
    },
    end: () => worker.terminate(),
  }
}
