import { toLat, toLon } from '@waldkerf/ui/parts/MapView/sources/marks.ts'
import type { OpenSheet } from './sheetImage.ts'
import { drawWindow } from './sheetTiles.ts'

/** A tile of the world, and its side in pixels. */
export interface MapTile {
  z: number
  x: number
  y: number
  side: number
}

/** A copy may be so much coarser than the screen. */
const coarser = 1.3

/**
 * Draws a sheet into a tile of the map. Within a tile the sheet's system and the map's differ by a turn and a stretch
 * alone: at 100 m a pixel by a tenth of a pixel more.
 * @returns whether something of the sheet lies in it
 */
export async function drawTile(
  context: OffscreenCanvasRenderingContext2D,
  sheet: OpenSheet,
  tile: MapTile,
): Promise<boolean> {
  const { z, x, y, side } = tile
  const scale = 2 ** z
  const [west, south, east, north] = sheet.box
  if (toLon((x + 1) / scale) < west || toLon(x / scale) > east) return false
  if (toLat((y + 1) / scale) > north || toLat(y / scale) < south) return false
  const corner = (right: number, down: number) => sheet.toPixel([toLon((x + right) / scale), toLat((y + down) / scale)])
  const [origin, right, down] = [corner(0, 0), corner(1, 0), corner(0, 1)]
  const across = [(right[0] - origin[0]) / side, (right[1] - origin[1]) / side] as const
  const along = [(down[0] - origin[0]) / side, (down[1] - origin[1]) / side] as const
  const det = across[0] * along[1] - across[1] * along[0]
  if (!Number.isFinite(det) || det === 0) return false
  const wanted = Math.sqrt(Math.abs(det)) * coarser
  const level = sheet.levels.findLast(({ factor }) => factor <= wanted) ?? sheet.levels[0]!
  const { factor } = level
  const corners = [origin, right, down, corner(1, 1)].map(([column, row]) => [column / factor, row / factor] as const)
  const [columns, rows] = [corners.map(([column]) => column), corners.map(([, row]) => row)]
  const drawn = await drawWindow(sheet, level, {
    left: Math.min(...columns) - 1,
    top: Math.min(...rows) - 1,
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  })
  if (!drawn) return false
  // From the level's pixels to the tile's: the other way round.
  const [a, b, c, d] = [along[1] / det, -across[1] / det, -along[0] / det, across[0] / det].map((one) => one * factor)
  context.setTransform(a!, b!, c!, d!, 0, 0)
  context.translate(-origin[0] / factor, -origin[1] / factor)
  context.imageSmoothingQuality = 'medium'
  context.drawImage(drawn.canvas, drawn.left, drawn.top)
  context.resetTransform()
  return true
}
