import { clearDisc, drawPath, drawRing, type Ink, type Raster } from './raster.ts'
import type { Spot } from '../seed/maps/sheet.ts'

/** Letters as pen strokes on a grid of 5 by 7: each pair is a column and a row, `|` lifts the pen. */
const glyphs: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34', B: '06 00 30 41 42 33 03|33 44 45 36 06', C: '41 30 10 01 05 16 36 45',
  D: '00 30 41 45 36 06 00', E: '40 00 06 46|03 33', F: '40 00 06|03 33', G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43', I: '20 26', J: '40 45 36 16 05', K: '00 06|40 03 46', L: '00 06 46', M: '06 00 23 40 46',
  N: '06 00 46 40', O: '10 30 41 45 36 16 05 01 10', P: '06 00 30 41 42 33 03', Q: '10 30 41 45 36 16 05 01 10|34 46',
  R: '06 00 30 41 42 33 03|23 46', S: '41 30 10 01 02 13 33 44 45 36 16 05', T: '00 40|20 26', U: '00 05 16 36 45 40',
  V: '00 26 40', W: '00 16 22 36 40', X: '00 46|40 06', Y: '00 23 40|23 26', Z: '00 40 06 46',
  0: '10 30 41 45 36 16 05 01 10', 1: '11 20 26', 2: '01 10 30 41 42 06 46', 3: '01 10 30 41 42 33 13|33 44 45 36 16 05',
  4: '36 30 04 44', 5: '40 00 02 32 43 45 36 16 05', 6: '40 20 02 05 16 36 45 44 33 03', 7: '00 40 16',
  8: '10 30 41 42 33 13 02 01 10|13 04 05 16 36 45 44 33', 9: '43 13 02 01 10 30 41 44 26 06',
  '.': '26 26', ',': '25 17', ':': '22 22|25 25', '/': '06 40', '-': '13 33', '(': '30 11 15 36', ')': '10 31 35 16',
  '\u0308': '10 10|30 30',
} // prettier-ignore

/** Width of a letter with its gap, in parts of its height; the slant of the pen. */
const advance = 0.95
const slant = 0.16

/** Width of a text of this height. */
const textWidth = (text: string, height: number) => drawnText(text).length * height * advance

const drawnText = (text: string) => text.toUpperCase().normalize('NFC')

/** The strokes of a text whose first letter has its upper left corner at this place. Unknown characters leave a gap. */
function textStrokes(text: string, [left, top]: Spot, height: number): Spot[][] {
  const unit = height / 6
  return Array.from(drawnText(text)).flatMap((letter, index) => {
    const start = left + index * height * advance
    return Array.from(letter.normalize('NFD')).flatMap((part) => {
      // Dots stand above their letter.
      const up = part === '\u0308' ? -1.6 : 0
      return (glyphs[part]?.split('|') ?? []).map((stroke) =>
        stroke.split(' ').map((pair): Spot => {
          const [x, y] = [Number(pair[0]), Number(pair[1]) + up]
          return [start + (x + (6 - y) * slant) * unit, top + y * unit]
        }),
      )
    })
  })
}

/** Draws on a sheet. Places are those of the flat sheet, and are moved by the paper's distortion. */
export interface Pen {
  /** Thickness of a fine line, about a hundredth of an inch on paper. */
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

/** Steps of a long line, because the paper's distortion bends it. */
const bends = 12

/** @param place maps a place of the flat sheet to the scan */
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

/** The place at this part of the way from one place to another. */
export const between = ([x, y]: Spot, [toX, toY]: Spot, part: number): Spot => [
  x + (toX - x) * part,
  y + (toY - y) * part,
]
