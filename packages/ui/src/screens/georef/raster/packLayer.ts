import { rgbaTiles } from '@waldkerf/ui/parts/Sheets/worker/rgbaTiles.ts'
import { fromBlob, type GeoTIFFImage } from 'geotiff'
import { type TiffField, type TiffLevel, writeTiledTiff } from './tiledTiff.ts'

const encoding = { type: 'image/webp', quality: 0.75 }
/** Tiles that are encoded side by side: browsers do it in threads of their own. */
const atOnce = 4

/** Scale, place and system of the sheet. */
const geoTags = [
  [33_550, 'double', 'ModelPixelScale'],
  [33_922, 'double', 'ModelTiepoint'],
  [34_735, 'short', 'GeoKeyDirectory'],
  [34_736, 'double', 'GeoDoubleParams'],
] as const

/**
 * Packs the tiles of a georeferenced file anew, as pictures with loss, which this GDAL cannot write: a picture of the
 * whole sheet is a few hundred kilobytes instead of some megabytes, and the browser decodes it itself.
 * @param file tiles of red, green, blue and alpha
 * @returns the file itself where the browser writes no WebP, or the file is of another kind
 */
export async function packLayer(file: Blob, onPart: (part: number) => void): Promise<Blob> {
  const tiff = await fromBlob(file)
  const count = await tiff.getImageCount()
  const images = await Promise.all(Array.from({ length: count }, (_, nr) => tiff.getImage(nr)))
  const [whole] = images
  if (!whole || images.some((image) => image.getSamplesPerPixel() !== 4 || image.getBitsPerSample() !== 8)) return file
  const tiles = images.map(countTiles)
  const total = tiles.reduce((sum, { across, down }) => sum + across * down, 0)
  let done = 0
  const levels: TiffLevel[] = []
  for (const image of images.toSorted((one, other) => other.getWidth() - one.getWidth())) {
    const packed = await packTiles(image, () => onPart(++done / total))
    if (!packed) return file
    levels.push({ width: image.getWidth(), height: image.getHeight(), side: image.getTileWidth(), tiles: packed })
  }
  const fields: TiffField[] = []
  for (const [tag, type, name] of geoTags) {
    const values = (await whole.fileDirectory.loadValue(name)) as ArrayLike<number> | undefined
    if (values) fields.push([tag, type, withoutTexts(tag, values)])
  }
  return writeTiledTiff(levels, fields)
}

const countTiles = (image: GeoTIFFImage) => ({
  across: Math.ceil(image.getWidth() / image.getTileWidth()),
  down: Math.ceil(image.getHeight() / image.getTileHeight()),
})

/** Names of the system lie in a field of text, which is left out: its number says all. */
function withoutTexts(tag: number, values: ArrayLike<number>): number[] {
  const all = Array.from(values)
  if (tag !== 34_735) return all
  const keys = Array.from({ length: all.length / 4 - 1 }, (_, nr) => all.slice(4 + nr * 4, 8 + nr * 4))
  const kept = keys.filter(([, place]) => place !== 34_737)
  return [...all.slice(0, 3), kept.length, ...kept.flat()]
}

/** @returns undefined where the browser writes no WebP */
async function packTiles(image: GeoTIFFImage, onTile: () => void): Promise<(Blob | null)[] | undefined> {
  const { across, down } = countTiles(image)
  const [width, height] = [image.getTileWidth(), image.getTileHeight()]
  const readTile = await rgbaTiles(image)
  const packed: (Blob | null)[] = []
  async function pack(nr: number) {
    const pixels = await readTile(nr % across, Math.floor(nr / across))
    onTile()
    if (!new Uint32Array(pixels.data.buffer).some((pixel) => pixel >>> 24 > 0)) return null
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')!.putImageData(pixels, 0, 0)
    return canvas.convertToBlob(encoding)
  }
  for (let first = 0; first < across * down; first += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, across * down - first) }, (_, at) => pack(first + at))
    packed.push(...(await Promise.all(some)))
    if (packed.some((tile) => tile && tile.type !== encoding.type)) return undefined
  }
  return packed
}
