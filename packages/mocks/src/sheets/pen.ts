import { clearDisc, drawPath, drawRing, type Ink, type Raster } from './raster.ts'
import type { Spot } from '../seed/maps/sheet.ts'
import { textStrokes, textWidth } from './strokes.ts'

/** Draws on a sheet: places are those of the flat sheet, the scan has them where the paper has gone. */
export interface Pen {
  /** A hundredth of an inch of paper, or so: thickness of a fine line. */
  fine: number
  path: (spots: readonly Spot[], ink: Ink, thickness?: number) => void
  ring: (at: Spot, radius: number, ink: Ink, thickness?: number) => void
  disc: (at: Spot, radius: number, ink: Ink) => void
  /** Bare paper around a place. */
  clear: (at: Spot, radius: number) => void
  /** Its first letter begins at `at`. */
  text: (text: string, at: Spot, height: number, ink?: Ink) => void
  centred: (text: string, middle: Spot, height: number, ink?: Ink) => void
}

/** Steps of a long line, since paper bends it. */
const bends = 12

/** @param place where the scan has a place of the flat sheet */
export function createPen(raster: Raster, fine: number, place: (at: Spot) => Spot): Pen {
  const path: Pen['path'] = (spots, ink, thickness = fine) => {
    const bent = spots.flatMap((spot, at) => {
      const next = spots[at + 1]
      const isLong = next && Math.hypot(next[0] - spot[0], next[1] - spot[1]) > 60 * fine
      return isLong ? Array.from({ length: bends }, (_, step) => between(spot, next, step / bends)) : [spot]
    })
    const placed = bent.map(place)
    const [only] = placed
    if (only && placed.every(([x, y]) => x === only[0] && y === only[1]))
      drawRing(raster, only, thickness, thickness, ink)
    else drawPath(raster, placed, thickness, ink)
  }
  const text: Pen['text'] = (words, at, height, ink = 'sepia') => {
    for (const stroke of textStrokes(words, at, height)) path(stroke, ink, Math.max(fine, height / 11))
  }
  return {
    fine,
    path,
    ring: (at, radius, ink, thickness = fine) => drawRing(raster, place(at), radius, thickness, ink),
    disc: (at, radius, ink) => drawRing(raster, place(at), radius, radius, ink),
    clear: (at, radius) => clearDisc(raster, place(at), radius),
    text,
    centred: (words, [x, y], height, ink) =>
      text(words, [x - textWidth(words, height) / 2, y - height / 2], height, ink),
  }
}

/** The place that is this part of the way along. */
export const between = ([x, y]: Spot, [toX, toY]: Spot, part: number): Spot => [
  x + (toX - x) * part,
  y + (toY - y) * part,
]
