import type { BeetleColumns } from '@waldkerf/domain/entities/beetleColumns/columns'
import { mergeColumns } from '@waldkerf/domain/entities/beetleColumns/merge'
import { ApiError } from '../../api/errors.ts'
import type { recordsApi } from '../../api/gis/records.ts'
import type { ColumnsRead } from './readColumns.ts'

/**
 * All records the caller may see; of what is known already only the changes are asked for. Where nothing has changed the
 * same columns come back, so that nothing has to be drawn anew.
 * @param read how an answer is read; tests have no workers
 * @throws ApiError
 */
export async function loadColumns(
  api: Pick<ReturnType<typeof recordsApi>, 'columns'>,
  known: BeetleColumns | undefined,
  read: (bytes: ArrayBuffer) => Promise<ColumnsRead> = readAside,
): Promise<BeetleColumns> {
  const bytes = await (await api.columns(known?.stand ?? '')).arrayBuffer()
  const { columns, complete, gone } = await read(bytes)
  if (complete || !known) return columns
  if (columns.length === 0 && gone.length === 0) return known
  return mergeColumns(known, columns, gone)
}

/** A worker for one answer: it takes a moment to start, and none is left behind. */
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
