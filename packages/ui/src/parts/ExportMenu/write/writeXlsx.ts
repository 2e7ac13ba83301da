import { xlsxRows } from '@waldkerf/domain/export/xlsxRows'
import type { ExportRun, ExportSource } from '../exportSource.ts'
import { inSlices } from './slices.ts'
import type { WorkbookMessage } from './workbook.ts'

/** Reading the rows is so much of the work; how far the packing is nobody knows. */
const readingShare = 0.5

/** Writes a workbook in a worker, which ends with it. @throws the signal's reason, or the worker's failure */
export async function writeXlsx<Row>(source: ExportSource<Row>, run: ExportRun): Promise<Blob> {
  const { columns, note } = source
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data))
  worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the worker did not start')))
  run.signal.addEventListener('abort', () => reject(run.signal.reason as Error))
  // A failure before anyone waits for it is told by the await below.
  promise.catch(() => undefined)
  const send = (message: WorkbookMessage) => worker.postMessage(message, [])
  try {
    const onProgress = (done = 0) => run.onProgress(readingShare * done)
    await inSlices(source.rows(), { ...run, onProgress }, (slice) =>
      send({ type: 'rows', rows: xlsxRows(columns, slice) }),
    )
    run.onProgress(undefined)
    send({ type: 'end', titles: columns.map(({ title }) => title), note })
    return await promise
  } finally {
    worker.terminate()
  }
}
