import { bytesFrom } from '@waldkerf/domain/georef/sheet/bytesFrom'
import type { ScanSize } from '@waldkerf/ui/parts/ScanView/scanTypes.ts'
import type { PictureRows } from './pictureSource.ts'

/** Kinds of pixels (PNG, section 11.2.2). */
const kinds = { grey: 0, colour: 2, palette: 3, greyAlpha: 4, colourAlpha: 6 } as const
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

interface PngHead extends ScanSize {
  depth: number
  kind: number
  palette: Uint8Array
  /** Of the palette's colours; those beyond it are opaque. */
  alphas: Uint8Array
  /** Where the first piece of pixels begins, with its length and name. */
  pixels: number
}

/** Opens a PNG. @returns undefined for other files, and for one whose rows do not follow each other */
export async function openPngRows(file: Blob): Promise<PictureRows | undefined> {
  const head = await readHead(file)
  if (!head) return undefined
  const { width, height, depth, kind } = head
  const bits = depth * (samples[kind] ?? 1)
  const rowBytes = Math.ceil((width * bits) / 8)
  const inflated = file
    .slice(head.pixels)
    .stream()
    .pipeThrough(pixelBytes())
    .pipeThrough(new DecompressionStream('deflate'))
  const fill = filler(inflated.getReader())
  const toPixels = pixelWriter(head)
  /** The row that is read, after its filter, and the one above it. */
  let [line, above] = [new Uint8Array(rowBytes + 1), new Uint8Array(rowBytes + 1)]
  return {
    size: { width, height },
    async read(rows, room) {
      for (let row = 0; row < rows; row += 1) {
        if (!fill.now(line)) await fill.later(line)
        const own = line.subarray(1)
        undoFilter(line[0]!, own, above.subarray(1), Math.max(1, bits >> 3))
        toPixels(own, room.subarray(row * width * 4, (row + 1) * width * 4))
        ;[line, above] = [above, line]
      }
    },
    close: () => void fill.cancel(),
  }
}

const names = { head: 0x49484452, palette: 0x504c5445, alphas: 0x74524e53, pixels: 0x49444154, end: 0x49454e44 }

async function readHead(file: Blob): Promise<PngHead | undefined> {
  const view = bytesFrom(file)
  const start = await view(0, 33)
  if (start.byteLength < 33 || start.getUint32(0) !== 0x89504e47 || start.getUint32(12) !== names.head) return undefined
  const isInterlaced = start.getUint8(28) !== 0
  const [width, height, depth, kind] = [
    start.getUint32(16),
    start.getUint32(20),
    start.getUint8(24),
    start.getUint8(25),
  ]
  if (isInterlaced || !(kind in samples)) return undefined
  let [palette, alphas] = [new Uint8Array(), new Uint8Array()]
  for (let at = 33; at + 12 <= file.size;) {
    const piece = await view(at, 8)
    const [length, name] = [piece.getUint32(0), piece.getUint32(4)]
    if (name === names.pixels) return { width, height, depth, kind, palette, alphas, pixels: at }
    if (name === names.palette || name === names.alphas) {
      const content = new Uint8Array((await view(at + 8, length)).buffer)
      if (name === names.palette) palette = content
      else alphas = content
    }
    at += length + 12
  }
  return undefined
}

/** The contents of the pieces of pixels, without lengths, names and checksums. */
function pixelBytes(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const head = new DataView(new ArrayBuffer(8))
  let known = 0
  /** Of the piece, with its checksum. */
  let left = 0
  let [isWanted, isEnded] = [false, false]
  return new TransformStream({
    transform(bytes, out) {
      for (let at = 0; at < bytes.length && !isEnded;) {
        if (left === 0) {
          head.setUint8(known, bytes[at]!)
          known += 1
          at += 1
          if (known < 8) continue
          known = 0
          left = head.getUint32(0) + 4
          isWanted = head.getUint32(4) === names.pixels
          isEnded = head.getUint32(4) === names.end
          continue
        }
        const count = Math.min(left, bytes.length - at)
        const content = Math.min(count, left - 4)
        if (isWanted && content > 0) out.enqueue(bytes.subarray(at, at + content))
        left -= count
        at += count
      }
    },
  })
}

/** Fills rows from a stream: at once as long as there are bytes, since a promise for each row would take longer than it. */
function filler(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let bytes = new Uint8Array()
  let from = 0
  let filled = 0
  const now = (room: Uint8Array): boolean => {
    const part = bytes.subarray(from, from + room.length - filled)
    room.set(part, filled)
    from += part.length
    filled += part.length
    if (filled < room.length) return false
    filled = 0
    return true
  }
  return {
    now,
    async later(room: Uint8Array) {
      do {
        const { done, value } = await reader.read()
        if (done) throw new Error('the picture ends before its last row')
        bytes = value as Uint8Array<ArrayBuffer>
        from = 0
      } while (!now(room))
    },
    cancel: () => reader.cancel().catch(() => undefined),
  }
}

/** Rows are stored as differences (PNG, section 9). @param back bytes to the pixel before */
function undoFilter(filter: number, row: Uint8Array, above: Uint8Array, back: number) {
  if (filter === 0) return
  for (let at = 0; at < row.length; at += 1) {
    const left = at >= back ? row[at - back]! : 0
    const up = above[at]!
    if (filter === 1) row[at] = row[at]! + left
    else if (filter === 2) row[at] = row[at]! + up
    else if (filter === 3) row[at] = row[at]! + ((left + up) >> 1)
    else row[at] = row[at]! + nearest(left, up, at >= back ? above[at - back]! : 0)
  }
}

/** Paeth's choice among the three neighbours. */
function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
}

/** Writes a row as pixels. */
function pixelWriter({ kind, depth, palette, alphas }: PngHead): (row: Uint8Array, pixels: Uint8ClampedArray) => void {
  if (kind === kinds.colour && depth === 8) return writeColours
  const most = 2 ** Math.min(depth, 8) - 1
  /** A sample of at most eight bits: of deeper ones the upper eight. */
  const sample = (row: Uint8Array, nr: number) => {
    if (depth >= 8) return row[nr * (depth >> 3)]!
    const bit = nr * depth
    return (row[bit >> 3]! >> (8 - depth - (bit & 7))) & most
  }
  const count = samples[kind] ?? 1
  const isGrey = kind === kinds.grey || kind === kinds.greyAlpha
  const hasAlpha = kind === kinds.greyAlpha || kind === kinds.colourAlpha
  return (row, pixels) => {
    for (let column = 0, to = 0; to < pixels.length; column += 1, to += 4) {
      const first = column * count
      const value = sample(row, first)
      const alpha = kind === kinds.palette ? (alphas[value] ?? 255) : hasAlpha ? sample(row, first + count - 1) : 255
      for (const band of [0, 1, 2] as const) {
        const own =
          kind === kinds.palette
            ? (palette[value * 3 + band] ?? 0)
            : isGrey
              ? (value * 255) / most
              : sample(row, first + band)
        pixels[to + band] = (own * alpha) / 255 + 255 - alpha
      }
      pixels[to + 3] = 255
    }
  }
}

function writeColours(row: Uint8Array, pixels: Uint8ClampedArray) {
  for (let from = 0, to = 0; to < pixels.length; from += 3, to += 4) {
    pixels[to] = row[from]!
    pixels[to + 1] = row[from + 1]!
    pixels[to + 2] = row[from + 2]!
    pixels[to + 3] = 255
  }
}
