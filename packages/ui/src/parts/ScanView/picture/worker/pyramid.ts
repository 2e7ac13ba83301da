import {
  overviewLevel,
  scaledSize,
  tileArea,
  tileGrid,
  tileName,
  type TilePlace,
  tileSide,
} from '@waldkerf/ui/parts/ScanView/view/tiles.ts'
import { PictureFailure, type PictureSource } from './pictureSource.ts'

/** Sharp enough for the edges of a line, at a tenth of the bytes. */
const encoding = { type: 'image/jpeg', quality: 0.92 }
/** Tiles that are encoded side by side: browsers do it in threads of their own. */
const atOnce = 4

/** Neighbouring tiles of a row, and where they begin. */
interface Band {
  left: number
  data: ImageData
}

/** Reused for every band: a busy worker has no time to free memory in between. */
interface Tools {
  canvases: readonly OffscreenCanvas[]
  pixels: Uint8ClampedArray<ArrayBuffer>
}

/**
 * The tiles of a scan, down to the overview, which stands in for all coarser ones. They are cut row by row, so that beside
 * what the source holds there are never more pixels than a row of tiles has. Until all are cut, tiles that are asked for
 * are read on their own; then the source is let go.
 * @param overview whether to make it on the way
 */
export function createPyramid(source: PictureSource, { overview: isWanted }: { overview: boolean }) {
  const { size } = source
  const top = overviewLevel(size)
  const tiles = new Map<string, Blob>()
  /** Tiles whose four parts are not all there. */
  const begun = new Map<string, OffscreenCanvas>()
  const { width, height } = scaledSize(size, top)
  const overview = isWanted ? new OffscreenCanvas(width, height) : undefined
  let isCut = false

  /**
   * Keeps a tile and puts it into the level above. All is drawn at once, in the order of the scan, and only encoding
   * takes its time: so no tile is kept before its last part is in it.
   */
  function put(place: TilePlace, canvas: OffscreenCanvas): Promise<unknown> {
    const { level, column, row } = place
    if (level === top) {
      if (overview) getContext(overview).drawImage(canvas, column * tileSide, row * tileSide)
      return Promise.resolve()
    }
    const encoded = canvas.convertToBlob(encoding).then((blob) => tiles.set(tileName(place), blob))
    if (level + 1 === top && !overview) return encoded
    const above = { level: level + 1, column: column >> 1, row: row >> 1 }
    const part = begun.get(tileName(above)) ?? blank(above)
    begun.set(tileName(above), part)
    const half = tileSide / 2
    getContext(part).drawImage(canvas, (column % 2) * half, (row % 2) * half, canvas.width / 2, canvas.height / 2)
    const { columns, rows } = tileGrid(size, level)
    const isLast = (column % 2 === 1 || column === columns - 1) && (row % 2 === 1 || row === rows - 1)
    if (!isLast) return encoded
    begun.delete(tileName(above))
    return Promise.all([encoded, put(above, part)])
  }
  /** On white, as paper is: half a pixel at the edge may stay empty. */
  function blank(place: TilePlace): OffscreenCanvas {
    const { width: across, height: down } = scaledSize(tileArea(size, place), place.level)
    const canvas = new OffscreenCanvas(across, down)
    const context = getContext(canvas)
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    return canvas
  }
  /** Cuts a row of tiles, some of them at once. */
  async function cutRow(row: number, { canvases, pixels }: Tools) {
    const { columns } = tileGrid(size, 0)
    const placeAt = (column: number) => ({ level: 0, column, row })
    let band: Band | undefined
    for (let first = 0; first < columns; first += atOnce) {
      if (!band || !source.inRows) band = await readBand(first, source.inRows ? columns : atOnce)
      const { left, data } = band
      const putting = canvases.slice(0, columns - first).map((canvas, at) => {
        const area = tileArea(size, placeAt(first + at))
        Object.assign(canvas, { width: area.width, height: area.height })
        getContext(canvas).putImageData(data, left - area.left, 0)
        return put(placeAt(first + at), canvas)
      })
      await Promise.all(putting)
    }
    async function readBand(first: number, count: number): Promise<Band> {
      const { left, top: from, height: high } = tileArea(size, placeAt(first))
      const area = { left, top: from, width: Math.min(count * tileSide, size.width - left), height: high }
      return { left, data: await source.read(area, pixels.subarray(0, area.width * area.height * 4)) }
    }
  }
  return {
    /** @returns null outside the scan, and for one no finer than the overview */
    async tile(place: TilePlace): Promise<ImageBitmap | null> {
      const blob = tiles.get(tileName(place))
      if (blob) return createImageBitmap(blob)
      const area = tileArea(size, place)
      if (isCut || place.level >= top || area.width <= 0 || area.height <= 0) return null
      const { width: resizeWidth, height: resizeHeight } = scaledSize(area, place.level)
      return createImageBitmap(await source.read(area), { resizeWidth, resizeHeight, resizeQuality: 'low' })
    },
    /**
     * @param onPart how much of the scan is cut, from 0 to 1
     * @returns the overview, if it was wanted
     */
    async cutAll(onPart: (part: number) => void): Promise<ImageBitmap | undefined> {
      // A scan that is its own overview has no tiles.
      const rows = top === 0 && !overview ? 0 : tileGrid(size, 0).rows
      const tools = {
        canvases: Array.from({ length: atOnce }, () => new OffscreenCanvas(1, 1)),
        pixels: new Uint8ClampedArray((source.inRows ? size.width : atOnce * tileSide) * tileSide * 4),
      }
      for (let row = 0; row < rows; row += 1) {
        await cutRow(row, tools)
        onPart((row + 1) / rows)
      }
      isCut = true
      source.close()
      return overview?.transferToImageBitmap()
    },
  }
}

function getContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new PictureFailure('tooLarge')
  return context
}
