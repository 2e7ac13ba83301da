import type { Mapping, Position } from '../solver/types.ts'
import { crossings, type SheetSize } from './pixels.ts'

/**
 * Whether the sheet is folded or torn: its sense of rotation is not the same everywhere. Splines and higher polynomials
 * fold at bad points; a projective transformation changes sense across its horizon, which shows at the corners already.
 */
export function foldsOver(forward: Mapping, sheet: SheetSize, cells = 16): boolean {
  const senses = crossings(sheet, cells).map((pixel) => Math.sign(areaOfPixel(forward, pixel)))
  return senses.some((sense) => sense === 0 || Number.isNaN(sense) || sense !== senses[0])
}

/** Signed area of one pixel on the map, in square map units: positive where the map is not mirrored. */
export function areaOfPixel(forward: Mapping, [x, y]: Position): number {
  const [left, right] = [forward([x - 0.5, y]), forward([x + 0.5, y])]
  const [below, above] = [forward([x, y - 0.5]), forward([x, y + 0.5])]
  return (right[0] - left[0]) * (above[1] - below[1]) - (right[1] - left[1]) * (above[0] - below[0])
}
