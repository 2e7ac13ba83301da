import { type PictureRows, PictureFailure } from '../pictureSource.ts'
import decoder from './libwebp/rows.wasm?url&inline'
import { readWebpHead } from './webpHead.ts'

/** The functions of `libwebp/rows.c`: a place in its memory is a number. */
interface RowDecoder {
  memory: WebAssembly.Memory
  reserve: (bytes: number) => number
  begin: (at: number, bytes: number) => number
  width: () => number
  height: () => number
  pixels: () => number
  next: () => number
}

/** In base 64, so that nothing is fetched. */
async function loadDecoder(): Promise<RowDecoder> {
  const bytes = Uint8Array.from(atob(decoder.slice(decoder.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  const { instance } = await WebAssembly.instantiate(bytes)
  const { _initialize: initialize, ...loaded } = instance.exports as unknown as RowDecoder &
    Record<'_initialize', () => void>
  initialize()
  return loaded
}

/** Bytes of the file that are held twice, for a moment. */
const pieceBytes = 2 ** 22

/**
 * Opens a WebP with loss, whose rows of blocks are decoded one after the other: it takes the memory of its file.
 * @throws PictureFailure
 */
export async function openWebpRows(file: Blob): Promise<PictureRows> {
  const { width, height, frame } = (await readWebpHead(file)) ?? {}
  if (!width || !height || !frame || frame.from + frame.length > file.size) throw new PictureFailure('unreadable')
  let held: RowDecoder | undefined = await loadDecoder()
  const at = held.reserve(frame.length)
  if (at === 0) throw new PictureFailure('tooLarge')
  for (let done = 0; done < frame.length; done += pieceBytes) {
    const [from, to] = [frame.from + done, frame.from + Math.min(done + pieceBytes, frame.length)]
    new Uint8Array(held.memory.buffer).set(new Uint8Array(await file.slice(from, to).arrayBuffer()), at + done)
  }
  const isBegun = held.begin(at, frame.length) === 1
  if (!isBegun || held.width() !== width || held.height() !== height) throw new PictureFailure('unreadable')
  /** Rows that are decoded, and how many of them are given out. */
  let [decoded, given] = [0, 0]
  return {
    size: { width, height },
    async read(rows, room) {
      for (let done = 0; done < rows;) {
        if (given === decoded) [decoded, given] = [held?.next() ?? -1, 0]
        if (!held || decoded < 0) throw new PictureFailure('unreadable')
        const count = Math.min(decoded - given, rows - done)
        const from = held.pixels() + given * width * 4
        room.set(new Uint8Array(held.memory.buffer, from, count * width * 4), done * width * 4)
        given += count
        done += count
      }
    },
    close() {
      held = undefined
    },
  }
}
