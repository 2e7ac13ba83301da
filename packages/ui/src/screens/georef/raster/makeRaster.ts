import type { RasterJob } from '@waldkerf/domain/georef/raster/rasterJob'
import { sweepSpareFiles } from './spareFile.ts'
import type { RasterFile } from './gdal.ts'

export interface RasterRequest {
  job: RasterJob
  /** The scan's file. */
  scan: Blob
}

/** Progress from 0 to 1; or the files, once; or GDAL's words for why there are none. */
export type RasterAnswer = { part: number } | { files: RasterFile[] } | { refused: string; isUnread: boolean }

/** GDAL refused; `message` is in its words. */
export class RasterRefused extends Error {
  override name = 'RasterRefused'
  /** The scan itself cannot be opened. */
  readonly isUnread: boolean

  constructor({ refused, isUnread }: { refused: string; isUnread: boolean }) {
    super(refused)
    this.isUnread = isUnread
  }
}

/**
 * Georeferences a scan in a worker, which loads GDAL (40 MB, once) and ends with the work: its memory is free then.
 * @throws RasterRefused; the signal's reason; Error where the worker failed, mostly for want of memory
 */
export async function makeRaster(
  request: RasterRequest,
  { signal, onPart }: { signal: AbortSignal; onPart: (part: number) => void },
): Promise<RasterFile[]> {
  const worker = new Worker(new URL('./raster.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<RasterFile[]>()
  worker.addEventListener('message', ({ data }: MessageEvent<RasterAnswer>) => {
    if ('part' in data) onPart(data.part)
    else if ('files' in data) resolve(data.files)
    else reject(new RasterRefused(data))
  })
  worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the worker did not start')))
  const stop = () => reject(signal.reason as Error)
  signal.addEventListener('abort', stop)
  try {
    signal.throwIfAborted()
    worker.postMessage(request, [])
    return await promise
  } finally {
    signal.removeEventListener('abort', stop)
    worker.terminate()
    // One that was cancelled has left its file.
    setTimeout(() => void sweepSpareFiles().catch(() => undefined), 1_000)
  }
}
