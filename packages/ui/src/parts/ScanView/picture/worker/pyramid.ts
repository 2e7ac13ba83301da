import type { ScanSize } from '../../scanTypes.ts'
import { tileGrid, levelCount, tileArea, tileName, type TilePlace, tileSide } from '../../view/tiles.ts'

/** Sharp enough for the edges of a line, at a tenth of the bytes. */
const encoding = { type: 'image/jpeg', quality: 0.92 }
/** Longer side of the picture that stands in for tiles that are not there yet, and for the preview. */
export const overviewSide = 4_096

/** A small copy of the whole scan. */
export function drawOverview(whole: ImageBitmap): Promise<ImageBitmap> {
  const part = Math.min(1, overviewSide / Math.max(whole.width, whole.height))
  const [resizeWidth, resizeHeight] = [Math.round(whole.width * part), Math.round(whole.height * part)]
  return createImageBitmap(whole, { resizeWidth, resizeHeight, resizeQuality: 'medium' })
}

/**
 * The tiles of a scan. Until all are cut they come from the decoded scan, which is then let go: a sheet of A0 takes more
 * than half a gigabyte decoded and some tens of megabytes as tiles.
 */
export function createPyramid(whole: ImageBitmap) {
  const size: ScanSize = { width: whole.width, height: whole.height }
  const tiles = new Map<string, Blob>()
  let isCut = false

  /** Cuts a tile and all below it; its picture is what the level above is made of. */
  async function cut(place: TilePlace): Promise<OffscreenCanvas> {
    const canvas = place.level === 0 ? cropped(whole, size, place) : await halved(place)
    tiles.set(tileName(place), await canvas.convertToBlob(encoding))
    return canvas
  }
  async function halved({ level, column, row }: TilePlace): Promise<OffscreenCanvas> {
    const area = tileArea(size, { level, column, row })
    const canvas = new OffscreenCanvas(Math.ceil(area.width / 2 ** level), Math.ceil(area.height / 2 ** level))
    const context = getContext(canvas)
    const { columns, rows } = tileGrid(size, level - 1)
    for (const [right, down] of corners) {
      const below = { level: level - 1, column: column * 2 + right, row: row * 2 + down }
      if (below.column >= columns || below.row >= rows) continue
      const part = await cut(below)
      const half = tileSide / 2
      context.drawImage(part, right * half, down * half, part.width / 2, part.height / 2)
    }
    return canvas
  }
  return {
    /** @returns null outside the scan */
    async tile(place: TilePlace): Promise<ImageBitmap | null> {
      const blob = tiles.get(tileName(place))
      if (blob) return createImageBitmap(blob)
      const { left, top, width, height } = tileArea(size, place)
      if (isCut || width <= 0 || height <= 0) return null
      const [resizeWidth, resizeHeight] = [width, height].map((side) => Math.ceil(side / 2 ** place.level))
      return createImageBitmap(whole, left, top, width, height, { resizeWidth, resizeHeight, resizeQuality: 'low' })
    },
    async cutAll() {
      await cut({ level: levelCount(size) - 1, column: 0, row: 0 })
      isCut = true
      whole.close()
    },
  }
}

const corners = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const

function cropped(whole: ImageBitmap, size: ScanSize, place: TilePlace): OffscreenCanvas {
  const { left, top, width, height } = tileArea(size, place)
  const canvas = new OffscreenCanvas(width, height)
  getContext(canvas).drawImage(whole, left, top, width, height, 0, 0, width, height)
  return canvas
}

/** On white: what can be seen through on a scan is paper. */
function getContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new RangeError('no memory for a tile')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return context
}
