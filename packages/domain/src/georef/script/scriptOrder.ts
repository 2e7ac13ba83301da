import type { SheetSize } from '../sheet/pixels.ts'
import type { FitPoint, TransformType } from '../solver/types.ts'

/** The methods of `gdalwarp -r` that the product offers. */
export const resamplings = ['near', 'bilinear', 'cubic', 'cubicspline', 'lanczos'] as const
/** The methods of GeoTIFF's `-co COMPRESS` that the product offers. */
export const compressions = ['NONE', 'LZW', 'PACKBITS', 'DEFLATE'] as const

export type ScriptOptions = {
  resampling: (typeof resamplings)[number]
  compression: (typeof compressions)[number]
  /** Transparent instead of black outside the sheet. */
  alpha: boolean
  /** A world file beside the temporary file. */
  worldFile: boolean
  /** Size of a pixel of the result in map units, both positive; null leaves it to GDAL. */
  resolution: { x: number; y: number } | null
}

export const plainOptions: ScriptOptions = {
  resampling: 'near',
  compression: 'NONE',
  alpha: false,
  worldFile: false,
  resolution: null,
}

/** The scan, the copy that carries the points, and the warped result; three different files. */
export type ScriptFiles = { input: string; temporary: string; output: string }

export type ScriptOrder = {
  type: TransformType
  points: readonly FitPoint[]
  epsg: number | null
  /** Linear, Helmert and projective are computed over the sheet; the others do without it. */
  sheet: SheetSize | null
  files: ScriptFiles
  options: ScriptOptions
}
