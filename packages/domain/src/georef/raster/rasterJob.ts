import type { Message } from '../message.ts'
import { warpCommands } from '../script/scriptText.ts'
import type { ScriptOptions, ScriptOrder } from '../script/scriptOrder.ts'
import { crossings, type SheetSize } from '../sheet/pixels.ts'
import { fit } from '../solver/fit.ts'

/** The files that a georeferenced sheet can become: a Cloud Optimized GeoTIFF, or a picture with a world file. */
export const rasterFormats = ['cog', 'png', 'jpeg'] as const
export type RasterFormat = (typeof rasterFormats)[number]
/** A sheet becomes a file to keep, or the layer that maps draw. */
type RasterKind = RasterFormat | 'layer'

/** How GDAL makes the file: words of its programs, without the files' names. */
export interface RasterJob {
  format: RasterFormat
  /** Of `gdal_translate`: gives the scan its points, without copying it. */
  translate: string[]
  /** Of `gdalwarp`, into a plain GeoTIFF. A COG at once would be warped tile by tile, with other values. */
  warp: string[]
  /** Driver and creation options of the file that the warped scan is copied into. */
  copy: { driver: 'COG' | 'PNG' | 'JPEG'; options: string[] }
  /** The file is a layer, whose tiles are packed anew for maps. */
  isLayer: boolean
}

export type RasterOrder = Omit<ScriptOrder, 'files'>

/** A COG packs its tiles or does not; PACKBITS is not among its ways. */
const packing = { NONE: 'NONE', LZW: 'LZW', PACKBITS: 'LZW', DEFLATE: 'DEFLATE' } as const

/**
 * The script's own commands, so that the result is the script's; only the file's kind differs.
 * @returns a message where there is no script either
 */
export function rasterJob(
  order: RasterOrder,
  kind: RasterKind,
): { ok: true; job: RasterJob } | { ok: false; message: Message } {
  const { options } = order
  const alpha = kind === 'layer' || (options.alpha && kind !== 'jpeg')
  // Packed strips that are written in parts are written again and again: the file grows to twice what it holds.
  const commands = warpCommands({ ...order, options: { ...options, alpha, compression: 'NONE', worldFile: false } })
  if (!commands.ok) return commands
  return {
    ok: true,
    job: {
      format: kind === 'layer' ? 'cog' : kind,
      translate: commands.translate.map((word) => (word === 'GTiff' ? 'VRT' : word)),
      warp: ['-of', 'GTiff', ...commands.warp],
      isLayer: kind === 'layer',
      copy: copies[kind](packing[options.compression]),
    },
  }
}

const copies = {
  // The quickest packing: the file becomes a tenth larger, and is there in half the time.
  cog: (compression) => ({
    driver: 'COG',
    options: [`COMPRESS=${compression}`, ...(compression === 'DEFLATE' ? ['LEVEL=1'] : [])],
  }),
  // Smaller copies keep thin lines as grey ones.
  layer: () => ({
    driver: 'COG',
    options: ['COMPRESS=DEFLATE', 'LEVEL=1', 'PREDICTOR=YES', 'OVERVIEW_RESAMPLING=AVERAGE'],
  }),
  png: () => ({ driver: 'PNG', options: ['WORLDFILE=YES'] }),
  jpeg: () => ({ driver: 'JPEG', options: ['WORLDFILE=YES', 'QUALITY=90'] }),
} satisfies Record<RasterKind, (compression: string) => RasterJob['copy']>

/**
 * The result's size in pixels, nearly: `gdalwarp` looks at the sheet's edge, too, and keeps the length of its diagonal
 * in pixels where no resolution is given. Undefined without a fit.
 */
export function rasterSize({ type, points, sheet, options }: RasterOrder): SheetSize | undefined {
  const found = fit(type, points)
  if (!found.ok || !sheet) return undefined
  const places = crossings(sheet, 20).map(found.forward)
  const [east, north] = [places.map(([x]) => x), places.map(([, y]) => y)]
  const [width, height] = [Math.max(...east) - Math.min(...east), Math.max(...north) - Math.min(...north)]
  const [left, top] = found.forward([0, 0])
  const [right, bottom] = found.forward([sheet.width, -sheet.height])
  const usual = Math.hypot(right - left, top - bottom) / Math.hypot(sheet.width, sheet.height)
  const { x, y } = options.resolution ?? { x: usual, y: usual }
  return { width: Math.ceil(width / x), height: Math.ceil(height / y) }
}

/** GDAL itself, its tables and its cache, in bytes. */
const ownMemory = 0.25e9
/** A packed sheet needs about a third of its pixels; overviews of a COG a third more. */
const packed = 0.3
const withOverviews = 4 / 3

/** Memory that making the file takes, in bytes, nearly: the warped sheet, and the file that it is copied into. */
export function rasterMemory({ width, height }: SheetSize, format: RasterFormat, options: ScriptOptions): number {
  const raw = width * height * (options.alpha ? 4 : 3)
  const part = format === 'cog' && options.compression === 'NONE' ? 1 : packed
  return ownMemory + raw * (1 + part * withOverviews)
}

/** More than this is left to the script, in bytes: a browser's tab ends without a word where memory does. */
export const mostRasterMemory = 1.6e9
