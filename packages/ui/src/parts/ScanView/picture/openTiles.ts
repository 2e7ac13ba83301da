import type { ScanSize } from '../scanTypes.ts'
import { levelWithin, scaledSize, tileArea, type TilePlace, tileSide } from '../view/tiles.ts'
import type { ScanPicture } from './openPicture.ts'

/** Side of a tile of a pyramid by URL, in its own pixels. */
export const xyzSide = 256

/** A tile of a pyramid by URL. Counted from the top left; at zoom 0 the whole scan lies in a single tile. */
export interface XyzPlace {
  z: number
  x: number
  y: number
}

/** A tile by URL, and where it lies in the picture that it is a part of. */
interface XyzPart {
  place: XyzPlace
  left: number
  top: number
}

/** The zoom at which a pixel is a pixel of the scan. */
export const lastZoom = ({ width, height }: ScanSize): number =>
  Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / xyzSide)))

/**
 * The tiles by URL that make up a part of the scan.
 * @param level as tiles have it: at level 0 a pixel is a pixel of the scan
 * @param area in tiles by URL at that level: the first one and how many
 */
function areaParts(size: ScanSize, level: number, area: { x: number; y: number; side: number }): XyzPart[] {
  const across = Math.ceil(size.width / 2 ** level / xyzSide)
  const down = Math.ceil(size.height / 2 ** level / xyzSide)
  const z = lastZoom(size) - level
  const parts: XyzPart[] = []
  for (let y = area.y; y < Math.min(down, area.y + area.side); y += 1) {
    for (let x = area.x; x < Math.min(across, area.x + area.side); x += 1) {
      parts.push({ place: { z, x, y }, left: (x - area.x) * xyzSide, top: (y - area.y) * xyzSide })
    }
  }
  return parts
}

/** The up to four tiles by URL that make up one of ours. */
export function tileParts(size: ScanSize, { level, column, row }: TilePlace): XyzPart[] {
  const side = tileSide / xyzSide
  return areaParts(size, level, { x: column * side, y: row * side, side })
}

/** All tiles by URL of a level: the scan as a whole. */
export const levelParts = (size: ScanSize, level: number): XyzPart[] =>
  areaParts(size, level, { x: 0, y: 0, side: Number.POSITIVE_INFINITY })

/** A scan that lies as tiles at addresses of its own, and is never fetched as a whole. */
export interface TiledScan {
  size: ScanSize
  /** @returns null for a tile that is not there */
  tile: (place: XyzPlace, signal: AbortSignal) => Promise<Blob | null>
}

/** Longer side of the overview: some dozens of tiles. */
const overviewSide = 2_048

/**
 * Opens a scan of tiles: its overview comes at once, the rest as it comes into view.
 * @throws Error when none of the overview's tiles is there
 */
export async function openTiles({ size, tile }: TiledScan, signal?: AbortSignal): Promise<ScanPicture> {
  const own = new AbortController()
  signal?.addEventListener('abort', () => own.abort(), { once: true })
  const load = (place: XyzPlace) => tile(place, own.signal)
  const level = levelWithin(size, overviewSide)
  const overview = await put(load, levelParts(size, level), scaledSize(size, level))
  if (!overview) throw new Error('no tiles')
  return {
    size,
    overview,
    tile: (place: TilePlace) => put(load, tileParts(size, place), scaledSize(tileArea(size, place), place.level)),
    close() {
      own.abort()
      overview.close()
    },
  }
}

/** Puts tiles together, on white: what can be seen through on a scan is paper. @returns null without a single one */
async function put(
  load: (place: XyzPlace) => Promise<Blob | null>,
  parts: readonly XyzPart[],
  { width, height }: ScanSize,
): Promise<ImageBitmap | null> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const drawn = await Promise.all(
    parts.map(async ({ place, left, top }) => {
      // One that does not come, or is no picture, leaves its place white.
      const blob = await load(place).catch(() => null)
      const bitmap = blob && (await createImageBitmap(blob).catch(() => null))
      if (bitmap) context.drawImage(bitmap, left, top)
      bitmap?.close()
      return bitmap !== null
    }),
  )
  return drawn.includes(true) ? canvas.transferToImageBitmap() : null
}
