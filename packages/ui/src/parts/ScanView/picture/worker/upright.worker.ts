import { writePng } from '@waldkerf/ui/browser/writePng'
import { readHead } from './decode.ts'
import { openJpegSource } from './jpegSource.ts'

/** Turns a large photo for good, some rows at a time. Answers a PNG, or nothing where it cannot be done. */

/** A part has some pixels around it: of few rows these would be most of them. */
const rowsAtOnce = 256

async function turn(file: Blob): Promise<Blob | undefined> {
  const head = await readHead(file)
  const source = await openJpegSource(file, head?.turned ?? 1)
  if (!source) return undefined
  const { width, height } = source.size
  const { read } = source
  async function* strips() {
    const room = new Uint8ClampedArray(width * rowsAtOnce * 4)
    for (let top = 0; top < height; top += rowsAtOnce) {
      const rows = Math.min(rowsAtOnce, height - top)
      yield (await read({ left: 0, top, width, height: rows }, room.subarray(0, width * rows * 4))).data
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
