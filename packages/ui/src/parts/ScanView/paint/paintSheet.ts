import type { TileCache } from '../picture/tileCache.ts'
import type { ScanSize } from '../scanTypes.ts'
import { type PaneSize, toScreen, type View } from '../view/scanView.ts'
import { scaledSize, tileArea, tilesInView } from '../view/tiles.ts'
import type { Ink } from './ink.ts'

/** A scan that is painted: without a picture it is an empty sheet, on which points can be seen and set all the same. */
export interface Sheet {
  size: ScanSize
  overview?: ImageBitmap | undefined
  tiles?: TileCache | undefined
}

/** From here on pixels are shown as squares. */
const square = 3

/** Paints what of the sheet is in view; a coarse picture stands in for tiles that are not there yet. */
export function paintSheet(context: CanvasRenderingContext2D, sheet: Sheet, view: View, pane: PaneSize, ink: Ink) {
  const { size, overview, tiles } = sheet
  context.fillStyle = ink.ground
  context.fillRect(0, 0, pane.width, pane.height)
  const [left, top] = toScreen(view, [0, 0])
  const [width, height] = [size.width * view.scale, size.height * view.scale]
  context.fillStyle = ink.paper
  context.fillRect(left, top, width, height)
  context.imageSmoothingEnabled = view.scale < square
  context.imageSmoothingQuality = 'medium'
  if (overview) context.drawImage(overview, left, top, width, height)
  if (tiles) paintTiles(context, { size, tiles, overview }, view, pane)
  context.strokeStyle = ink.line
  context.lineWidth = 1
  context.strokeRect(left - 0.5, top - 0.5, width + 1, height + 1)
}

function paintTiles(
  context: CanvasRenderingContext2D,
  { size, tiles, overview }: { size: ScanSize; tiles: TileCache; overview: ImageBitmap | undefined },
  view: View,
  pane: PaneSize,
) {
  for (const place of tilesInView(size, view, pane, devicePixelRatio)) {
    // The overview is as sharp.
    if (overview && scaledSize(size, place.level).width <= overview.width) return
    const tile = tiles.get(place)
    if (!tile) continue
    const area = tileArea(size, place)
    const [x, y] = toScreen(view, [area.left, area.top])
    context.drawImage(tile, x, y, area.width * view.scale, area.height * view.scale)
  }
}
