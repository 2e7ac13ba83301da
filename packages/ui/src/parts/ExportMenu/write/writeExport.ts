import { csvFormat } from '@waldkerf/domain/export/csv'
import { geoJsonFormat } from '@waldkerf/domain/export/geoJson'
import type { TextFormat } from '@waldkerf/domain/export/textFormat'
import { xlsxRows } from '@waldkerf/domain/export/xlsxRows'
import type { ExportFormat, ExportRun, ExportSource } from '../exportSource.ts'
import type { WorkbookMessage } from './workbook.ts'

/** So many rows are written between two looks at the page: some 10 ms. */
const sliceLength = 1_000

/** Lets the page draw and answer. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Goes through rows slice by slice, so that the page stays alive.
 * @param use takes a slice, and how many rows came before it
 * @throws the signal's reason once it is aborted
 */
async function inSlices<Row>(
  rows: readonly Row[],
  { onProgress, signal }: ExportRun,
  use: (slice: readonly Row[], from: number) => void,
): Promise<void> {
  for (let from = 0; from < rows.length; from += sliceLength) {
    signal.throwIfAborted()
    use(rows.slice(from, from + sliceLength), from)
    onProgress(Math.min(1, (from + sliceLength) / rows.length))
    await pause()
  }
  signal.throwIfAborted()
}

/** Reading the rows is so much of the work; how far the packing is nobody knows. */
const readingShare = 0.5

/** Writes a workbook in a worker, which ends with it. @throws the signal's reason, or the worker's failure */
async function writeXlsx<Row>(source: ExportSource<Row>, run: ExportRun): Promise<Blob> {
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

/** Writes a text file in slices. @throws the signal's reason */
export async function writeText<Row>(format: TextFormat<Row>, rows: readonly Row[], run: ExportRun): Promise<Blob> {
  const parts = [format.head]
  await inSlices(rows, run, (slice, from) => parts.push(format.body(slice, from)))
  return new Blob([...parts, format.tail], { type: format.type })
}

/** Writes what `source` has as a file. @throws the signal's reason, or what went wrong */
export async function writeExport<Row>(format: ExportFormat, source: ExportSource<Row>, run: ExportRun): Promise<Blob> {
  const { columns, rows, rowPlace, note } = source
  if (format === 'xlsx') return writeXlsx(source, run)
  if (format === 'csv') return writeText(csvFormat(columns), rows(), run)
  return writeText(geoJsonFormat(columns, rowPlace ?? (() => undefined), note), rows(), run)
}
