/** The first bytes of each PNG file. */
const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const inchesPerMetre = 1 / 0.0254

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** CRC-32 (ISO 3309). */
function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = remainders[(value ^ byte) & 0xff]! ^ (value >>> 8)
  return ~value >>> 0
}

/** A piece of a PNG file: length, name, content and checksum (ISO/IEC 15948, 5.3). @param name of four letters */
export function pngChunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
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

/** Bytes of a pixel: its red, green and blue, or its number in the palette that follows. */
const colourTypes = { rgb: 2, palette: 3 } as const

/** Signature, size and, where it is known, resolution, at the beginning of the file. Each colour has eight bits. */
export function pngHead(
  { width, height, dpi }: PngHead,
  colours: keyof typeof colourTypes,
): readonly Uint8Array<ArrayBuffer>[] {
  const head = new DataView(new ArrayBuffer(13))
  head.setUint32(0, width)
  head.setUint32(4, height)
  head.setUint8(8, 8)
  head.setUint8(9, colourTypes[colours])
  const pieces = [signature, pngChunk('IHDR', new Uint8Array(head.buffer))]
  if (dpi === null) return pieces
  const size = new DataView(new ArrayBuffer(9))
  for (const at of [0, 4]) size.setUint32(at, Math.round(dpi * inchesPerMetre))
  size.setUint8(8, 1)
  return [...pieces, pngChunk('pHYs', new Uint8Array(size.buffer))]
}

/** The end of the file. */
export const pngEnd = () => pngChunk('IEND', new Uint8Array())
