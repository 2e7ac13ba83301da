import type { ScanSize } from '../scanTypes.ts'
import { levelWithin, scaledSize, tileArea, type TilePlace } from '../view/tiles.ts'
import { partsOfLevel, partsOfTile, type XyzPart, type XyzPlace } from '../view/xyz.ts'
import type { ScanPicture } from './openPicture.ts'

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
  const overview = await put(load, partsOfLevel(size, level), scaledSize(size, level))
  if (!overview) throw new Error('no tiles')
  return {
    size,
    overview,
    tile: (place: TilePlace) => put(load, partsOfTile(size, place), scaledSize(tileArea(size, place), place.level)),
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
