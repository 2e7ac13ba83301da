import { type GeoTIFFImage, getDecoder } from 'geotiff'
import type { Area } from './pictureSource.ts'

/** Reads an area of a TIFF into the room that is given. */
type ReadBlocks = (area: Area, room: Uint8ClampedArray<ArrayBuffer>) => Promise<ImageData>

const photometric = { whiteIsZero: 0, blackIsZero: 1, rgb: 2 } as const

/**
 * A reader of the blocks, strips or tiles, of a TIFF whose pixels are plain bytes, grey or red, green and blue: what
 * scanners write. It decodes each block once for areas that follow each other downwards, and puts its pixels where they
 * belong without asking for each sample.
 * @returns undefined for any other kind
 */
export async function openBlocks(image: GeoTIFFImage): Promise<ReadBlocks | undefined> {
  const directory = image.fileDirectory
  const kind = directory.getValue('PhotometricInterpretation')
  const samples = image.getSamplesPerPixel()
  const bits = Array.from({ length: samples }, (_, at) => image.getBitsPerSample(at))
  const isGrey = kind === photometric.blackIsZero || kind === photometric.whiteIsZero
  const isPlain = image.planarConfiguration === 1 && bits.every((one) => one === 8) && image.getSampleFormat() === 1
  if (!isPlain || !(isGrey || (kind === photometric.rgb && samples >= 3))) return undefined
  const [width, high] = [image.getTileWidth(), image.getTileHeight()]
  const decoder = await getDecoder(directory.getValue('Compression') ?? 1, {
    tileWidth: width,
    tileHeight: high,
    predictor: (await directory.loadValue('Predictor')) ?? 1,
    bitsPerSample: bits,
    planarConfiguration: 1,
  })
  const count = Math.ceil(image.getWidth() / width)
  const toPixels = isGrey ? greyPixels(kind === photometric.whiteIsZero ? 255 : 0) : colourPixels
  /** The row of blocks that was read last: the next area may begin in it. */
  let last: { row: number; blocks: Promise<Uint8Array[]> } | undefined

  function readRow(row: number): Promise<Uint8Array[]> {
    if (last?.row !== row) {
      const reading = Array.from({ length: count }, async (_, column) => {
        const { data } = await image.getTileOrStrip(column, row, 0, decoder)
        return new Uint8Array(data)
      })
      last = { row, blocks: Promise.all(reading) }
    }
    return last.blocks
  }
  return async (area, room) => {
    const pixels = new Uint32Array(room.buffer, room.byteOffset, area.width * area.height)
    const end = area.top + area.height
    for (let row = Math.floor(area.top / high); row * high < end; row += 1) {
      for (const [column, block] of (await readRow(row)).entries()) {
        const [from, to] = [Math.max(area.left, column * width), Math.min(area.left + area.width, (column + 1) * width)]
        for (let line = Math.max(area.top, row * high); line < Math.min(end, (row + 1) * high); line += 1) {
          const start = ((line - row * high) * width + from - column * width) * samples
          const target = (line - area.top) * area.width + from - area.left
          if (to > from) toPixels({ block, start, samples }, pixels.subarray(target, target + to - from))
        }
      }
    }
    return new ImageData(room, area.width, area.height)
  }
}

interface Line {
  block: Uint8Array
  start: number
  samples: number
}

/** Opaque, as the bytes of a pixel stand in a number. */
const opaque = 0xff_00_00_00

function colourPixels({ block, start, samples }: Line, pixels: Uint32Array) {
  for (let at = 0, from = start; at < pixels.length; at += 1, from += samples) {
    pixels[at] = opaque | ((block[from + 2] ?? 0) << 16) | ((block[from + 1] ?? 0) << 8) | (block[from] ?? 0)
  }
}

const greyPixels =
  (turned: number) =>
  ({ block, start, samples }: Line, pixels: Uint32Array) => {
    for (let at = 0, from = start; at < pixels.length; at += 1, from += samples) {
      pixels[at] = opaque | (((block[from] ?? 0) ^ turned) * 0x01_01_01)
    }
  }
