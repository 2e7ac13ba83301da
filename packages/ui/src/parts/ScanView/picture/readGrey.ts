import type { GreyWindow } from '@waldkerf/domain/georef/sheet/cross/greyWindow'
import { tileGrid, tileSide } from '../view/tiles.ts'
import type { ScanPicture } from './openPicture.ts'

/** A part of a scan in its own pixels, from the left upper corner. */
interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** The brightness of a part of a scan. @returns null while its finest tiles cannot be made */
export async function readGrey(picture: ScanPicture, part: Part): Promise<GreyWindow | null> {
  const { width, height } = part
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context || !(await drawPart(context, picture, part))) return null
  const { data } = context.getImageData(0, 0, width, height)
  const grey = Float32Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
    return red * 0.3 + green * 0.59 + blue * 0.11
  })
  return { width, height, grey }
}

/** @returns whether all of it is there */
async function drawPart(
  context: OffscreenCanvasRenderingContext2D,
  picture: ScanPicture,
  { left, top, width, height }: Part,
): Promise<boolean> {
  const { size, overview } = picture
  // A scan that is its own overview has no tiles.
  if (overview.width === size.width && overview.height === size.height) {
    context.drawImage(overview, -left, -top)
    return true
  }
  const { columns, rows } = tileGrid(size, 0)
  for (const row of tilesBetween(top, top + height, rows)) {
    for (const column of tilesBetween(left, left + width, columns)) {
      const tile = await picture.tile({ level: 0, column, row })
      if (!tile) return false
      context.drawImage(tile, column * tileSide - left, row * tileSide - top)
      tile.close()
    }
  }
  return true
}

function tilesBetween(from: number, to: number, count: number): number[] {
  const first = Math.max(0, Math.floor(from / tileSide))
  const last = Math.min(count - 1, Math.floor((to - 1) / tileSide))
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}
