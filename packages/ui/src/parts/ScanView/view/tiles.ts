import type { ScanSize } from '../scanTypes.ts'
import { type PaneSize, toScan, type View } from './scanView.ts'

/** Side of a tile in its own pixels. */
export const tileSide = 512

/** A tile of the pyramid: at level 0 a pixel is a pixel of the scan, at each further one two by two of the last. */
export interface TilePlace {
  level: number
  column: number
  row: number
}

export const tileName = ({ level, column, row }: TilePlace) => `${level}/${column}/${row}`

/** Levels until the whole scan is a single tile. */
export function levelCount({ width, height }: ScanSize): number {
  return Math.max(1, Math.ceil(Math.log2(Math.max(width, height) / tileSide)) + 1)
}

/** Longer side of the picture that stands in for tiles that are not there yet, and for the preview. */
const overviewSide = 4_096

/** The finest level at which no side of the scan is longer than this. */
export const levelWithin = ({ width, height }: ScanSize, most: number): number =>
  Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / most)))

/** The level that the overview of a scan has: no coarser tiles are needed. */
export const overviewLevel = (size: ScanSize): number => levelWithin(size, overviewSide)

/** The whole scan at a level, in its own pixels. */
export const scaledSize = ({ width, height }: ScanSize, level: number): ScanSize => ({
  width: Math.max(1, Math.ceil(width / 2 ** level)),
  height: Math.max(1, Math.ceil(height / 2 ** level)),
})

/** Tiles across and down at a level. */
export function tileGrid({ width, height }: ScanSize, level: number): { columns: number; rows: number } {
  const side = tileSide * 2 ** level
  return { columns: Math.max(1, Math.ceil(width / side)), rows: Math.max(1, Math.ceil(height / side)) }
}

/** The area of a tile, in the scan's pixels; tiles at the right and bottom edge are cut off. */
export function tileArea({ width, height }: ScanSize, { level, column, row }: TilePlace) {
  const side = tileSide * 2 ** level
  const [left, top] = [column * side, row * side]
  return { left, top, width: Math.min(side, width - left), height: Math.min(side, height - top) }
}

/**
 * The tiles that a view needs, those in its middle first.
 * @param ratio device px per CSS px: fine screens show finer tiles
 */
export function tilesInView(size: ScanSize, view: View, pane: PaneSize, ratio: number): TilePlace[] {
  const wanted = Math.floor(Math.log2(1 / (view.scale * ratio)))
  const level = Math.max(0, Math.min(levelCount(size) - 1, wanted))
  const { columns, rows } = tileGrid(size, level)
  const side = tileSide * 2 ** level
  const [left, top] = toScan(view, [0, 0])
  const [right, bottom] = toScan(view, [pane.width, pane.height])
  const across = range(left / side, right / side, columns)
  const down = range(top / side, bottom / side, rows)
  const [middleX, middleY] = [(left + right) / 2 / side - 0.5, (top + bottom) / 2 / side - 0.5]
  const away = ({ column, row }: TilePlace) => Math.hypot(column - middleX, row - middleY)
  return down
    .flatMap((row) => across.map((column) => ({ level, column, row })))
    .toSorted((one, other) => away(one) - away(other))
}

/** Whole numbers that meet the range, below `count`. */
function range(from: number, to: number, count: number): number[] {
  const first = Math.max(0, Math.floor(from))
  const last = Math.min(count - 1, Math.floor(to))
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}
