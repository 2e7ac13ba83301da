import { csvFormat } from '@waldkerf/domain/export/csv'
import { geoJsonFormat } from '@waldkerf/domain/export/geoJson'
import { layerRow, type LayerOrder } from '@waldkerf/domain/export/geoPackage'
import type { TextFormat } from '@waldkerf/domain/export/textFormat'
import { xlsxRows } from '@waldkerf/domain/export/xlsxRows'
import { strToU8, ZipDeflate } from 'fflate'
import { writeZip } from '@waldkerf/ui/browser/writeZip'
import type { ArchiveFiles, ExportFormat, ExportRun, ExportSource } from '../exportSource.ts'
import type { GeoPackageMessage } from './geoPackage.ts'
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

/** A file that a worker makes; it ends with it. @throws the signal's reason, or the worker's failure */
async function withWorker(
  worker: Worker,
  run: ExportRun,
  fill: (send: (message: WorkbookMessage | GeoPackageMessage) => void) => Promise<void>,
): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data))
  worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the worker did not start')))
  run.signal.addEventListener('abort', () => reject(run.signal.reason as Error))
  // A failure before anyone waits for it is told by the await below.
  promise.catch(() => undefined)
  try {
    await fill((message) => worker.postMessage(message, []))
    return await promise
  } finally {
    worker.terminate()
  }
}

/** Writes a workbook in a worker. @throws the signal's reason, or the worker's failure */
function writeXlsx<Row>(source: ExportSource<Row>, run: ExportRun): Promise<Blob> {
  const { columns, note } = source
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' })
  return withWorker(worker, run, async (send) => {
    const onProgress = (done = 0) => run.onProgress(readingShare * done)
    await inSlices(source.rows(), { ...run, onProgress }, (slice) =>
      send({ type: 'rows', rows: xlsxRows(columns, slice) }),
    )
    run.onProgress(undefined)
    send({ type: 'end', titles: columns.map(({ title }) => title), note })
  })
}

/** Writes a GeoPackage in a worker. @throws the signal's reason, or the worker's failure */
async function writeGeoPackage<Row>(source: ExportSource<Row>, run: ExportRun): Promise<Blob> {
  const { title, columns, rowPlace = () => undefined, style, note = '' } = source
  const rows = source.rows()
  const first = rows.map(rowPlace).find((place) => place !== undefined)
  const geometry = first && 'ring' in first ? 'POLYGON' : 'POINT'
  const order: LayerOrder = {
    title,
    columns: columns.map(({ id, kind }) => ({ id, kind })),
    geometry,
    style,
    note,
    now: new Date().toISOString(),
  }
  const worker = new Worker(new URL('./geoPackage.worker.ts', import.meta.url), { type: 'module' })
  return withWorker(worker, run, async (send) => {
    send({ type: 'begin', order })
    const onProgress = (done = 0) => run.onProgress(readingShare * done)
    await inSlices(rows, { ...run, onProgress }, (slice) =>
      send({
        type: 'rows',
        rows: slice.map((row) => layerRow(columns, row, rowPlace(row))),
      }),
    )
    run.onProgress(undefined)
    send({ type: 'end' })
  })
}

/** Writes a text file in slices. @throws the signal's reason */
export async function writeText<Row>(format: TextFormat<Row>, rows: readonly Row[], run: ExportRun): Promise<Blob> {
  const parts = [format.head]
  await inSlices(rows, run, (slice, from) => parts.push(format.body(slice, from)))
  return new Blob([...parts, format.tail], { type: format.type })
}

/** Writes an archive in slices, packed as they come. @throws the signal's reason */
export const writeArchive = <Row>(
  { texts, table }: ArchiveFiles<Row>,
  rows: readonly Row[],
  run: ExportRun,
): Promise<Blob> =>
  writeZip(async (zip) => {
    const begin = (name: string) => {
      const file = new ZipDeflate(name)
      zip.add(file)
      return file
    }
    for (const [name, text] of Object.entries(texts)) begin(name).push(strToU8(text), true)
    const { head, body, tail } = table.format
    const main = begin(table.name)
    main.push(strToU8(head))
    await inSlices(rows, run, (slice, from) => main.push(strToU8(body(slice, from))))
    main.push(strToU8(tail), true)
  })

/** Writes what `source` has as a file. @throws the signal's reason, or what went wrong */
export async function writeExport<Row>(format: ExportFormat, source: ExportSource<Row>, run: ExportRun): Promise<Blob> {
  const { columns, rows, rowPlace, note, archive } = source
  if (format === 'xlsx') return writeXlsx(source, run)
  if (format === 'dwca' && archive) return writeArchive(await archive.files(note ?? ''), rows(), run)
  if (format === 'gpkg') return writeGeoPackage(source, run)
  if (format === 'csv') return writeText(csvFormat(columns), rows(), run)
  return writeText(geoJsonFormat(columns, rowPlace ?? (() => undefined), note), rows(), run)
}
