import { keepLastLoaded } from '@waldkerf/ui/browser/keepLast'

const blockLength = 2 ** 15
/** 16 MB. */
const mostBlocks = 512

export type ReadBytes = (from: number, length: number) => Promise<ArrayBuffer>

interface Slice {
  offset: number
  length: number
}

/** Blocks of all files. */
const blockOnce = keepLastLoaded<Uint8Array>(mostBlocks)

/**
 * Bytes of a file, read in blocks. Blocks that lie side by side and are asked for in the same moment are one request:
 * tiles of an overview follow each other in the file.
 */
export class SheetBytes {
  readonly #key: string
  readonly #size: number
  readonly #read: ReadBytes
  #wanted: { nr: number; give: (bytes: Promise<Uint8Array>) => void }[] = []

  constructor({ key, bytes }: { key: string; bytes: number }, read: ReadBytes) {
    this.#key = key
    this.#size = bytes
    this.#read = read
  }

  fetch(slices: Slice[]): Promise<ArrayBufferLike[]> {
    return Promise.all(slices.map((slice) => this.#piece(slice)))
  }

  async fetchSlice(slice: Slice) {
    return { ...slice, data: await this.#piece(slice) }
  }

  get fileSize() {
    return this.#size
  }

  async close() {
    // There is nothing to let go of.
  }

  async #piece({ offset, length }: Slice): Promise<ArrayBufferLike> {
    const end = Math.min(offset + length, this.#size)
    const first = Math.floor(offset / blockLength)
    const count = Math.max(0, Math.ceil(end / blockLength) - first)
    const blocks = await Promise.all(Array.from({ length: count }, (_, at) => this.#block(first + at)))
    const piece = new Uint8Array(Math.max(0, end - offset))
    for (const [at, block] of blocks.entries()) {
      const from = (first + at) * blockLength
      const part = block.subarray(Math.max(0, offset - from), Math.max(0, end - from))
      piece.set(part, Math.max(0, from - offset))
    }
    return piece.buffer
  }

  #block(nr: number): Promise<Uint8Array> {
    return blockOnce(`${this.#key}/${nr}`, () => this.#askFor(nr))
  }

  #askFor(nr: number): Promise<Uint8Array> {
    if (this.#wanted.length === 0) queueMicrotask(() => this.#ask())
    return new Promise((resolve) => this.#wanted.push({ nr, give: resolve }))
  }

  #ask() {
    const wanted = this.#wanted.toSorted((one, other) => one.nr - other.nr)
    this.#wanted = []
    for (let at = 0; at < wanted.length;) {
      const first = wanted[at]!.nr
      let count = 1
      while (wanted[at + count]?.nr === first + count) count += 1
      const from = first * blockLength
      const run = this.#read(from, Math.min(count * blockLength, this.#size - from)).then((all) => new Uint8Array(all))
      for (const { nr, give } of wanted.slice(at, at + count)) {
        const start = (nr - first) * blockLength
        give(run.then((all) => all.slice(start, start + blockLength)))
      }
      at += count
    }
  }
}
