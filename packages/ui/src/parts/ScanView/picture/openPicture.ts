import type { ScanSize } from '../scanTypes.ts'
import type { TilePlace } from '../view/tiles.ts'
import { mostAtOnce, type PictureAnswer, type PictureProblem, type PictureQuestion } from './worker/pictureSource.ts'
import { readWebpHead } from './worker/webp/webpHead.ts'

/** A scan that is open. However large it is, the page only ever holds the overview and the tiles in view. */
export interface ScanPicture {
  size: ScanSize
  /** At most 4,096 px on its longer side. */
  overview: ImageBitmap
  /** @returns null when the tile cannot be made */
  tile: (place: TilePlace) => Promise<ImageBitmap | null>
  /** Gives back the memory. The picture must not be used any more. */
  close: () => void
}

/** A picture could not be opened. */
export class PictureError extends Error {
  override name = 'PictureError'
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Opens a scan (PNG, JPEG, WebP, GeoTIFF) in a worker of its own, which decodes it once and cuts it into tiles.
 * @param onPart how much of it is decoded, from 0 to 1, for kinds that say so
 * @throws PictureError
 */
export async function openPicture(
  file: Blob,
  signal?: AbortSignal,
  onPart?: (part: number) => void,
): Promise<ScanPicture> {
  const worker = await workerFor(file)
  const send = (question: PictureQuestion) => worker.postMessage(question, [])
  const opened = Promise.withResolvers<Extract<PictureAnswer, { type: 'opened' }>>()
  const waiting = new Map<number, (bitmap: ImageBitmap | null) => void>()
  const fail = (problem: PictureProblem) => {
    worker.terminate()
    opened.reject(new PictureError(problem))
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  }
  worker.addEventListener('error', () => fail('unreadable'))
  worker.addEventListener('message', ({ data }: MessageEvent<PictureAnswer>) => {
    if (data.type === 'opened') opened.resolve(data)
    else if (data.type === 'progress') onPart?.(data.part)
    else if (data.type === 'failed') fail(data.problem)
    else {
      waiting.get(data.job)?.(data.bitmap)
      waiting.delete(data.job)
    }
  })
  signal?.addEventListener('abort', () => fail('unreadable'), { once: true })
  send({ type: 'open', file })
  const { width, height, overview } = await opened.promise
  let lastJob = 0
  return {
    size: { width, height },
    overview,
    tile(place) {
      const job = ++lastJob
      send({ type: 'tile', job, place })
      return new Promise((resolve) => waiting.set(job, resolve))
    },
    close() {
      fail('unreadable')
      overview.close()
    },
  }
}

/** The first bytes of a TIFF, of either byte order, classic or big. */
const tiffMarks = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+']

/** Decides by content: file names may be wrong. */
async function workerFor(file: Blob): Promise<Worker> {
  if (tiffMarks.includes(await file.slice(0, 4).text()))
    return new Worker(new URL('./worker/tiff.worker.ts', import.meta.url), { type: 'module' })
  const webp = await readWebpHead(file)
  return webp?.frame && webp.width * webp.height > mostAtOnce
    ? new Worker(new URL('./worker/webp/webp.worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./worker/picture.worker.ts', import.meta.url), { type: 'module' })
}
