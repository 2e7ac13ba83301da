import { writePng } from '@waldkerf/ui/browser/writePng'
import { decodeFrame, frameSource, readHead } from './decode.ts'

/** Turns a large photo for good, some rows at a time. Answers a PNG, or nothing where it cannot be done. */

const rowsAtOnce = 64

async function turn(file: Blob): Promise<Blob | undefined> {
  const frame = await decodeFrame(file)
  if (!frame) return undefined
  const source = frameSource(frame)
  const { width, height } = source.size
  const head = await readHead(file)
  async function* strips() {
    const room = new Uint8ClampedArray(width * rowsAtOnce * 4)
    for (let top = 0; top < height; top += rowsAtOnce) {
      const rows = Math.min(rowsAtOnce, height - top)
      yield (await source.read({ left: 0, top, width, height: rows }, room.subarray(0, width * rows * 4))).data
    }
  }
  try {
    return await writePng({ width, height, dpi: head?.res ?? null }, strips())
  } finally {
    source.close()
  }
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  turn(data).then(
    (made) => postMessage(made),
    () => postMessage(undefined),
  )
})
