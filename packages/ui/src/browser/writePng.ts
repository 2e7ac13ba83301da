const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const inchesPerMetre = 1 / 0.0254

const crcTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = crcTable[(value ^ byte) & 0xff]! ^ (value >>> 8)
  return ~value >>> 0
}

/** Length, name, content and checksum of a piece of the file. */
function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(content.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, content.length)
  bytes.set(new TextEncoder().encode(name), 4)
  bytes.set(content, 8)
  view.setUint32(content.length + 8, checksum(bytes.subarray(4, content.length + 8)))
  return bytes
}

export interface PngHead {
  width: number
  height: number
  /** Dots per inch; null where nobody knows. */
  dpi: number | null
}

function headChunks({ width, height, dpi }: PngHead): Uint8Array<ArrayBuffer>[] {
  const head = new DataView(new ArrayBuffer(13))
  head.setUint32(0, width)
  head.setUint32(4, height)
  // 8 bits each of red, green and blue.
  head.setUint8(8, 8)
  head.setUint8(9, 2)
  const pieces = [chunk('IHDR', new Uint8Array(head.buffer))]
  if (dpi === null) return pieces
  const size = new DataView(new ArrayBuffer(9))
  for (const at of [0, 4]) size.setUint32(at, Math.round(dpi * inchesPerMetre))
  size.setUint8(8, 1)
  return [...pieces, chunk('pHYs', new Uint8Array(size.buffer))]
}

const mostHeld = 16e6

/** Rows as the format packs them best: each as the difference to the one above. */
const filterUp = 2

/**
 * Writes a PNG strip by strip, so that a sheet of any size takes the memory of a strip and of the packed file.
 * @param strips pixels of whole rows, four bytes each, from the top
 */
export async function writePng(head: PngHead, strips: AsyncIterable<Uint8ClampedArray>): Promise<Blob> {
  const packing = new CompressionStream('deflate')
  const parts: BlobPart[] = []
  /** Not handed to the browser yet, which keeps it on the disk. */
  let held: Uint8Array<ArrayBuffer>[] = [Uint8Array.from(signature), ...headChunks(head)]
  let bytes = 0
  const hand = () => {
    parts.push(new Blob(held))
    held = []
    bytes = 0
  }
  const reading = (async () => {
    for (const reader = packing.readable.getReader(); ;) {
      const { done, value } = await reader.read()
      if (done) return
      held.push(chunk('IDAT', value))
      bytes += value.length
      if (bytes > mostHeld) hand()
    }
  })()
  const writer = packing.writable.getWriter()
  let above = new Uint8Array(head.width * 3)
  for await (const pixels of strips) {
    const rows = pixels.length / 4 / head.width
    const packed = new Uint8Array(rows * (head.width * 3 + 1))
    for (let row = 0, to = 0; row < rows; row += 1) {
      packed[to++] = filterUp
      const line = plainRow(pixels, row, head.width)
      for (let at = 0; at < line.length; at += 1) packed[to++] = line[at]! - above[at]!
      above = line
    }
    await writer.write(packed)
  }
  await writer.close()
  await reading
  held.push(chunk('IEND', new Uint8Array()))
  hand()
  return new Blob(parts, { type: 'image/png' })
}

/** A row without what can be seen through. */
function plainRow(pixels: Uint8ClampedArray, row: number, width: number): Uint8Array<ArrayBuffer> {
  const line = new Uint8Array(width * 3)
  for (let column = 0, from = row * width * 4, to = 0; column < width; column += 1, from += 4) {
    line[to++] = pixels[from]!
    line[to++] = pixels[from + 1]!
    line[to++] = pixels[from + 2]!
  }
  return line
}
