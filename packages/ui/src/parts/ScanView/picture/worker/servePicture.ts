import type { PictureAnswer, PictureQuestion } from '../pictureMessages.ts'
import { PictureFailure } from './pictureFailure.ts'
import { createPyramid, drawOverview } from './pyramid.ts'

/**
 * Answers a page inside a worker: decodes a scan once, and hands out its tiles.
 * @param decode throws PictureFailure
 */
export function servePicture(decode: (file: Blob) => Promise<ImageBitmap>) {
  let pyramid: ReturnType<typeof createPyramid> | undefined

  async function open(file: Blob) {
    try {
      const whole = await decode(file)
      const { width, height } = whole
      const overview = await drawOverview(whole)
      pyramid = createPyramid(whole)
      say({ type: 'opened', width, height, overview }, [overview])
      await pyramid.cutAll()
    } catch (error) {
      // Once it is open it stays so: tiles that could not be cut still come from the decoded scan.
      if (!pyramid) say({ type: 'failed', problem: error instanceof PictureFailure ? error.problem : 'tooLarge' })
    }
  }
  async function answer({ job, place }: Extract<PictureQuestion, { type: 'tile' }>) {
    const bitmap = await pyramid?.tile(place).catch(() => null)
    say({ type: 'tile', job, bitmap: bitmap ?? null }, bitmap ? [bitmap] : [])
  }
  addEventListener('message', ({ data }: MessageEvent<PictureQuestion>) => {
    if (data.type === 'open') void open(data.file)
    else void answer(data)
  })
}

function say(answer: PictureAnswer, transfer: Transferable[] = []) {
  postMessage(answer, { transfer })
}
