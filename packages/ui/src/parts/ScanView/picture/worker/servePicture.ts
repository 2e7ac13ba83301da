import type { ScanSize } from '@waldkerf/ui/parts/ScanView/scanTypes.ts'
import { overviewLevel, scaledSize } from '@waldkerf/ui/parts/ScanView/view/tiles.ts'
import { type PictureAnswer, PictureFailure, type PictureQuestion, type PictureSource } from './pictureSource.ts'
import { createPyramid } from './pyramid.ts'

/** The whole scan, small, before it is decoded whole. */
export interface EarlyOverview {
  size: ScanSize
  overview: ImageBitmap
}

export interface PictureDecoder {
  /** @throws PictureFailure */
  open: (file: Blob) => Promise<PictureSource>
  decodeSmall?: (file: Blob) => Promise<EarlyOverview | undefined>
}

/** Answers a page inside a worker: shows a scan small as soon as may be, decodes it once, and hands out its tiles. */
export function servePicture({ open, decodeSmall }: PictureDecoder) {
  const pyramid = Promise.withResolvers<ReturnType<typeof createPyramid>>()
  // The error reaches whoever waits for a tile.
  pyramid.promise.catch(() => undefined)

  async function begin(file: Blob) {
    let isShown = false
    const show = ({ size: { width, height }, overview }: EarlyOverview) => {
      isShown = true
      say({ type: 'opened', width, height, overview }, [overview])
    }
    const early = await decodeSmall?.(file).catch(() => undefined)
    if (early) show(early)
    try {
      const source = await open(file)
      const { size } = source
      const small = isShown ? undefined : await source.drawOverview?.(scaledSize(size, overviewLevel(size)))
      if (small) show({ size, overview: small })
      const made = createPyramid(source, { overview: !isShown })
      pyramid.resolve(made)
      const overview = await made.cutAll((part) => isShown || say({ type: 'progress', part }))
      if (overview) show({ size, overview })
    } catch (error) {
      pyramid.reject(error)
      // Once it is shown it stays so: tiles that could not be cut still come from the decoded scan.
      if (!isShown) say({ type: 'failed', problem: error instanceof PictureFailure ? error.problem : 'tooLarge' })
    }
  }
  async function answer({ job, place }: Extract<PictureQuestion, { type: 'tile' }>) {
    const bitmap = await pyramid.promise.then((made) => made.tile(place)).catch(() => null)
    say({ type: 'tile', job, bitmap }, bitmap ? [bitmap] : [])
  }
  addEventListener('message', ({ data }: MessageEvent<PictureQuestion>) => {
    if (data.type === 'open') void begin(data.file)
    else void answer(data)
  })
}

function say(answer: PictureAnswer, transfer: Transferable[] = []) {
  postMessage(answer, { transfer })
}
