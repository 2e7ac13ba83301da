import { pngChunk, pngEnd, pngHead, type PngHead } from '@waldkerf/domain/maps/png'

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
  let held: Uint8Array<ArrayBuffer>[] = [...pngHead(head, 'rgb')]
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
      held.push(pngChunk('IDAT', value))
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
  held.push(pngEnd())
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
