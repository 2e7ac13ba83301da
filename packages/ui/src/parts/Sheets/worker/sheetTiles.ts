import { keepLastLoaded } from '@waldkerf/ui/browser/keepLast'
import type { GeoTIFFImage } from 'geotiff'
import { rgbaTiles } from './rgbaTiles.ts'
import type { OpenSheet, SheetLevel } from './sheetImage.ts'

/** Compression of a tile that is a WebP picture by itself. */
const webp = 50_001
/** Of 512 px: 40 MB. */
const mostTiles = 40

/** Decoded tiles of all sheets. */
const tileOnce = keepLastLoaded<ImageBitmap | null>(mostTiles)

/** A part of a level, in its pixels. */
export interface Window {
  left: number
  top: number
  right: number
  bottom: number
}

/** Draws a part of a level, pixel for pixel. @returns undefined where it lies beside the sheet */
export async function drawWindow({ key }: OpenSheet, { image, factor }: SheetLevel, window: Window) {
  const left = Math.max(0, Math.floor(window.left))
  const top = Math.max(0, Math.floor(window.top))
  const width = Math.min(image.getWidth(), Math.ceil(window.right)) - left
  const height = Math.min(image.getHeight(), Math.ceil(window.bottom)) - top
  if (width <= 0 || height <= 0) return undefined
  const [across, down] = [image.getTileWidth(), image.getTileHeight()]
  const tiles: { x: number; y: number; tile: Promise<ImageBitmap | null> }[] = []
  for (let row = Math.floor(top / down); row * down < top + height; row += 1) {
    for (let column = Math.floor(left / across); column * across < left + width; column += 1) {
      const tile = tileOnce(`${key}/${factor}/${row}/${column}`, () => readTile(image, column, row))
      tiles.push({ x: column * across - left, y: row * down - top, tile })
    }
  }
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  for (const { x, y, tile } of tiles) {
    const bitmap = await tile
    if (bitmap) context.drawImage(bitmap, x, y)
  }
  return { canvas, left, top }
}

async function readTile(image: GeoTIFFImage, column: number, row: number): Promise<ImageBitmap | null> {
  if (image.fileDirectory.getValue('Compression') === webp) {
    const plain = { decode: async (bytes: ArrayBufferLike) => bytes as ArrayBuffer }
    const { data } = await image.getTileOrStrip(column, row, 0, plain)
    // GDAL leaves out tiles in which nothing is.
    return data.byteLength === 0 || isRaw(image, data) ? null : createImageBitmap(new Blob([data as ArrayBuffer]))
  }
  return createImageBitmap((await readPixels(image, column, row)) ?? (await readAny(image, column, row)))
}

/** Tiles of red, green, blue and what is seen through, as our own layers have them. @returns undefined for others */
async function readPixels(image: GeoTIFFImage, column: number, row: number) {
  const bits = [0, 1, 2, 3].map((sample) => image.getBitsPerSample(sample))
  const isPlain = image.getSamplesPerPixel() === 4 && bits.every((one) => one === 8) && image.planarConfiguration === 1
  if (!isPlain || !image.isTiled) return undefined
  return (await rgbaTiles(image))(column, row)
}

/** Pixels of whatever kind: grey ones, palettes, 16 bits a colour. */
async function readAny(image: GeoTIFFImage, column: number, row: number): Promise<ImageData> {
  const [across, down] = [image.getTileWidth(), image.getTileHeight()]
  const [left, top] = [column * across, row * down]
  const [width, height] = [Math.min(across, image.getWidth() - left), Math.min(down, image.getHeight() - top)]
  const window = [left, top, left + width, top + height]
  const samples = image.getSamplesPerPixel()
  const colours = (await image.readRGB({ window, interleave: true })) as unknown as ArrayLike<number>
  const alpha = samples === 4 || samples === 2 ? await image.readRasters({ window, samples: [samples - 1] }) : undefined
  const seen = alpha?.[0] as ArrayLike<number> | undefined
  const part = colours instanceof Uint16Array ? 1 / 257 : 1
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    for (const band of [0, 1, 2]) pixels[at * 4 + band] = (colours[at * 3 + band] ?? 0) * part
    pixels[at * 4 + 3] = seen ? (seen[at] ?? 0) * part : 255
  }
  return new ImageData(pixels, width, height)
}

/** A tile without bytes comes as pixels of nothing. */
const isRaw = (image: GeoTIFFImage, { byteLength }: ArrayBufferLike) =>
  byteLength === image.getTileWidth() * image.getTileHeight() * image.getBytesPerPixel()
