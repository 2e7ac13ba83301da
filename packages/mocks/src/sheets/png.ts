import type { Ink, Raster } from './raster.ts'

type Colour = readonly [number, number, number]

/** Colours of old paper, from its centre to its edge, and of the inks in the order of their numbers. */
const papers: readonly Colour[] = [[246, 238, 217], [241, 230, 202], [234, 220, 184], [224, 206, 164]] // prettier-ignore
const inkColours: Record<Ink, Colour> = {
  sepia: [58, 46, 38],
  blue: [38, 78, 140],
  red: [158, 46, 36],
  crease: [188, 166, 124],
}

/** A PNG with a palette and its resolution. @param dpi of the scan */
export async function toPng({ width, height, pixels }: Raster, dpi: number): Promise<Uint8Array<ArrayBuffer>> {
  const rows = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  }
  const perMetre = Math.round(dpi / 0.0254)
  const parts = [
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk('IHDR', [...int(width), ...int(height), 8, 3, 0, 0, 0]),
    chunk('pHYs', [...int(perMetre), ...int(perMetre), 1]),
    chunk('PLTE', palette()),
    chunk('IDAT', await deflated(rows)),
    chunk('IEND', []),
  ]
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** The colour of each byte: ink over paper, blended in sevenths. */
function palette(): number[] {
  return Object.values(inkColours).flatMap((ink) =>
    Array.from({ length: 8 }, (_, cover) =>
      papers.map((paper) => paper.map((value, at) => Math.round(value + ((ink[at] ?? 0) - value) * (cover / 7)))),
    ).flat(2),
  )
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function chunk(type: string, data: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(data.length + 12)
  made.set(int(data.length))
  made.set(
    Array.from(type, (letter) => letter.charCodeAt(0)),
    4,
  )
  made.set(data, 8)
  made.set(int(checksum(made.subarray(4, -4))), data.length + 8)
  return made
}

const int = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** CRC-32 as used by PNG. */
function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (remainders[(value ^ byte) & 255] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
