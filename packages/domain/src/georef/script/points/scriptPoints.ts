import type { Message } from '../../message.ts'
import { crossings, type SheetSize } from '../../sheet/pixels.ts'
import { type Fit, fit } from '../../solver/fit.ts'
import type { FitPoint, Position } from '../../solver/types.ts'
import { projectiveGrid } from './projectiveGrid.ts'
import type { ScriptOrder } from '../scriptOrder.ts'

export type Pair = { pixel: Position; map: Position }
/** The points, the option of gdalwarp that goes with them, and a comment of the script where they were computed. */
export type ScriptPoints =
  | { ok: true; pairs: Pair[]; flag: string; comment: string | null }
  | { ok: false; message: Message }

const noSheet: Message = {
  de: 'Für diese Transformation braucht das Skript Breite und Höhe des Kartenbildes.',
  en: 'For this transformation the script needs width and height of the scan.',
}

/**
 * The points that make GDAL warp like the fit: polynomials and splines take the enabled ones by `nr`; GDAL has no
 * linear, Helmert and projective type, so those get points computed from their fit.
 */
export function scriptPoints({ type, points, sheet }: ScriptOrder): ScriptPoints {
  const found = fit(type, points)
  if (!found.ok) return { ok: false, message: found.message }
  if (type === 'tps') return { ok: true, pairs: enabledPairs(points), flag: '-tps', comment: null }
  if (type !== 'linear' && type !== 'helmert' && type !== 'projective') {
    return { ok: true, pairs: enabledPairs(points), flag: `-order ${type.slice(-1)}`, comment: null }
  }
  if (!sheet || !(sheet.width > 0 && sheet.height > 0)) return { ok: false, message: noSheet }
  return type === 'projective' ? projectivePoints(found, sheet) : cornerPoints(found, sheet)
}

function enabledPairs(points: readonly FitPoint[]): Pair[] {
  return points
    .filter((point) => point.enable)
    .toSorted((one, other) => one.nr - other.nr)
    .map(({ pixelx, pixely, mapx, mapy }) => ({ pixel: [pixelx, pixely], map: [mapx, mapy] }))
}

type Found = Extract<Fit, { ok: true }>

function cornerPoints({ type, forward }: Found, sheet: SheetSize): ScriptPoints {
  const pairs = crossings(sheet, 1).map((pixel) => ({ pixel, map: forward(pixel) }))
  return { ok: true, pairs, flag: '-order 1', comment: `# ${type}: the four sheet corners, computed from the fit` }
}

function projectivePoints(found: Found, sheet: SheetSize): ScriptPoints {
  const grid = projectiveGrid(found, sheet)
  if (!grid.ok) return grid
  const side = `${grid.side} x ${grid.side}`
  const comment = `# projective: a grid of ${side} points, computed from the fit; off by at most ${grid.deviation} px`
  return { ok: true, pairs: grid.pairs, flag: '-tps', comment }
}
