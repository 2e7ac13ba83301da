import { pngChunk, pngEnd, pngHead } from '@waldkerf/domain/maps/png'
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
  const parts = [
    ...pngHead({ width, height, dpi }, 'palette'),
    pngChunk('PLTE', Uint8Array.from(palette())),
    pngChunk('IDAT', await deflated(rows)),
    pngEnd(),
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
