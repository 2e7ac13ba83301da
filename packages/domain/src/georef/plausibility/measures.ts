import type { SheetSize } from '../sheet/pixels.ts'
import { fit } from '../solver/fit.ts'
import type { FitPoint, Mapping } from '../solver/types.ts'

/** In millimetres. */
type PaperSize = { short: number; long: number }

/** DIN EN ISO 216, series A, and the two larger sheets of drawing offices. */
const paperSizes: Record<string, PaperSize> = {
  '4A0': { short: 1682, long: 2378 },
  '2A0': { short: 1189, long: 1682 },
  A0: { short: 841, long: 1189 },
  A1: { short: 594, long: 841 },
  A2: { short: 420, long: 594 },
  A3: { short: 297, long: 420 },
  A4: { short: 210, long: 297 },
  A5: { short: 148, long: 210 },
  A6: { short: 105, long: 148 },
}

/** Reads `karte.din`: 'A1', 'DIN A 1 quer', '2A0', or two sides in millimetres; null for anything else. */
export function parsePaperSize(din: string): PaperSize | null {
  const sides = /(\d{2,4}(?:[.,]\d+)?)\s*[x×*]\s*(\d{2,4}(?:[.,]\d+)?)/i.exec(din)
  if (sides) {
    const [one, other] = [Number(sides[1]?.replace(',', '.')), Number(sides[2]?.replace(',', '.'))]
    return { short: Math.min(one, other), long: Math.max(one, other) }
  }
  const name = /([24]?)\s*A\s*([0-6])(?!\d)/i.exec(din)
  return (name && paperSizes[`${name[1]}A${name[2]}`]) ?? null
}

/** The sheet as the record of a map describes it; null or empty where it says nothing. */
export type SheetRecord = {
  epsg: number | null
  size: SheetSize | null
  /** Format of the paper, as `karte.din` has it. */
  din: string
  /** `karte.res`, taken as dots per inch. */
  resolution: number | null
  /** 1 : scale. */
  scale: number | null
}

/** The sheet as the points measure it; lengths are metres on the ground. */
export type Measures = {
  metresPerPixel: number
  /** How far the sheet is turned on the map, in degrees, positive against the clock, from −180 to 180. */
  rotation: number
  /** Width and height of the sheet on the ground. */
  ground: SheetSize | null
  /** Dots per inch of the scan, from the paper or else from the record. */
  dpi: { value: number; source: 'din' | 'res' } | null
  /** 1 : scale, from the points and the dots per inch. */
  scale: number | null
  /** Of the affine fit; null with fewer than three points or on one line. */
  affine: Affine | null
}

/** `stretch`: length of a row over length of a column; `shear` in degrees off the right angle. */
export type Affine = { stretch: number; shear: number; mirrored: boolean }

const inch = 0.0254
const earthRadius = 6_378_137
const degree = Math.PI / 180

/** Measures the sheet by its enabled points, through the Helmert fit; null without one. */
export function measureSheet(points: readonly FitPoint[], sheet: SheetRecord): Measures | null {
  const helmert = fit('helmert', points)
  if (!helmert.ok) return null
  const { along, position } = measureStep(helmert.forward, sheet.size)
  const metresPerPixel = Math.hypot(...along) * groundFactor(sheet.epsg, position[1])
  const dpi = sheetDpi(sheet)
  const affine = fit('polynomial1', points)
  return {
    metresPerPixel,
    rotation: Math.atan2(along[1], along[0]) / degree,
    ground: sheet.size && { width: sheet.size.width * metresPerPixel, height: sheet.size.height * metresPerPixel },
    dpi,
    scale: dpi && (metresPerPixel * dpi.value) / inch,
    affine: affine.ok ? measureAffine(affine.forward, sheet.size) : null,
  }
}

/** Web Mercator stretches the ground by 1 / cos φ. */
export function groundFactor(epsg: number | null, north: number): number {
  return epsg === 3857 ? Math.cos(2 * Math.atan(Math.exp(north / earthRadius)) - Math.PI / 2) : 1
}

/** One pixel to the right and one up, in the middle of the sheet. */
function measureStep(forward: Mapping, size: SheetSize | null) {
  const [x, y] = size ? [size.width / 2, -size.height / 2] : [0, 0]
  // A long step, since differences of large numbers lose digits.
  const length = 1000
  const [position, right, up] = [forward([x, y]), forward([x + length, y]), forward([x, y + length])]
  const along = [(right[0] - position[0]) / length, (right[1] - position[1]) / length] as const
  const across = [(up[0] - position[0]) / length, (up[1] - position[1]) / length] as const
  return { position, along, across }
}

function measureAffine(forward: Mapping, size: SheetSize | null): Affine {
  const { along, across } = measureStep(forward, size)
  const area = along[0] * across[1] - along[1] * across[0]
  const product = along[0] * across[0] + along[1] * across[1]
  const [row, column] = [Math.hypot(...along), Math.hypot(...across)]
  return { stretch: row / column, shear: Math.asin(product / (row * column)) / degree, mirrored: area < 0 }
}

function sheetDpi({ din, size, resolution }: SheetRecord): Measures['dpi'] {
  const paper = parsePaperSize(din)
  if (paper && size) {
    const pixels = Math.sqrt(size.width * size.height)
    return { value: (pixels / Math.sqrt(paper.short * paper.long)) * 1000 * inch, source: 'din' }
  }
  return resolution ? { value: resolution, source: 'res' } : null
}
