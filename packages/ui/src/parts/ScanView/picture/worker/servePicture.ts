import type { ScanSize } from '../../scanTypes.ts'
import type { PictureAnswer, PictureQuestion } from '../pictureMessages.ts'
import { PictureFailure } from './pictureFailure.ts'
import { createPyramid, drawOverview } from './pyramid.ts'

/** The whole scan, small, before it is decoded whole. */
export interface EarlyOverview {
  size: ScanSize
  overview: ImageBitmap
}

export interface PictureDecoder {
  /** @param onPart how much of it is decoded, from 0 to 1. @throws PictureFailure */
  decode: (file: Blob, onPart: (part: number) => void) => Promise<ImageBitmap>
  decodeSmall?: (file: Blob) => Promise<EarlyOverview | undefined>
}

/** Answers a page inside a worker: shows a scan small as soon as may be, decodes it once, and hands out its tiles. */
export function servePicture({ decode, decodeSmall }: PictureDecoder) {
  const pyramid = Promise.withResolvers<ReturnType<typeof createPyramid>>()
  // Whoever waits for a tile hears of it.
  pyramid.promise.catch(() => undefined)

  async function open(file: Blob) {
    const early = await decodeSmall?.(file).catch(() => undefined)
    if (early) show(early)
    let isShown = early !== undefined
    try {
      const whole = await decode(file, (part) => say({ type: 'progress', part }))
      if (!isShown) show({ size: { width: whole.width, height: whole.height }, overview: await drawOverview(whole) })
      isShown = true
      const made = createPyramid(whole)
      pyramid.resolve(made)
      await made.cutAll()
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
    if (data.type === 'open') void open(data.file)
    else void answer(data)
  })
}

function say(answer: PictureAnswer, transfer: Transferable[] = []) {
  postMessage(answer, { transfer })
}

function show({ size: { width, height }, overview }: EarlyOverview) {
  say({ type: 'opened', width, height, overview }, [overview])
}
