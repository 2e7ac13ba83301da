import type { ScanSize } from '../scanTypes.ts'
import { type TilePlace, tileSide } from './tiles.ts'

/** Side of a tile of a pyramid by URL, in its own pixels. */
export const xyzSide = 256

/** A tile of a pyramid by URL. Counted from the top left; at zoom 0 the whole scan lies in a single tile. */
export interface XyzPlace {
  z: number
  x: number
  y: number
}

/** A tile by URL, and where it lies in the picture that it is a part of. */
export interface XyzPart {
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
export function partsOfTile(size: ScanSize, { level, column, row }: TilePlace): XyzPart[] {
  const side = tileSide / xyzSide
  return areaParts(size, level, { x: column * side, y: row * side, side })
}

/** All tiles by URL of a level: the scan as a whole. */
export const partsOfLevel = (size: ScanSize, level: number): XyzPart[] =>
  areaParts(size, level, { x: 0, y: 0, side: Number.POSITIVE_INFINITY })
