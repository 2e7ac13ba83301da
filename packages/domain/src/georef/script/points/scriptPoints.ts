import type { Message } from '@waldkerf/domain/georef/message'
import { crossings, type SheetSize } from '@waldkerf/domain/georef/sheet/pixels'
import { type Fit, fit } from '@waldkerf/domain/georef/solver/fit'
import type { FitPoint, Position } from '@waldkerf/domain/georef/solver/types'
import { bandPart, gdalBand } from '@waldkerf/domain/georef/quality/band'
import { fitGrid } from './fitGrid.ts'
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
 * The points that make GDAL warp like the fit: polynomials and splines take the enabled ones in their order. GDAL has no linear,
 * Helmert and projective type, and on points nearly in one line its polynomials and splines are not the fit's: those get
 * points computed from it.
 */
export function scriptPoints({ type, points, sheet }: Pick<ScriptOrder, 'type' | 'points' | 'sheet'>): ScriptPoints {
  const found = fit(type, points)
  if (!found.ok) return { ok: false, message: found.message }
  const isOfCorners = type === 'linear' || type === 'helmert'
  if (!isOfCorners && type !== 'projective' && !isBand(points)) {
    const flag = type === 'tps' ? '-tps' : `-order ${type.slice(-1)}`
    return { ok: true, pairs: enabledPairs(points), flag, comment: null }
  }
  if (!sheet || !(sheet.width > 0 && sheet.height > 0)) return { ok: false, message: noSheet }
  return isOfCorners ? cornerPoints(found, sheet) : gridPoints(found, sheet)
}

/** Whether GDAL takes these points for a line, on the scan or on the map. */
function isBand(points: readonly FitPoint[]): boolean {
  const enabled = points.filter((point) => point.enable)
  const pixels = enabled.map(({ pixelx, pixely }) => [pixelx, pixely] as const)
  const maps = enabled.map(({ mapx, mapy }) => [mapx, mapy] as const)
  return Math.min(bandPart(pixels), bandPart(maps)) < gdalBand
}

function enabledPairs(points: readonly FitPoint[]): Pair[] {
  return points
    .filter((point) => point.enable)
    .map(({ pixelx, pixely, mapx, mapy }) => ({ pixel: [pixelx, pixely], map: [mapx, mapy] }))
}

type Found = Extract<Fit, { ok: true }>

function cornerPoints({ type, forward }: Found, sheet: SheetSize): ScriptPoints {
  const pairs = crossings(sheet, 1).map((pixel) => ({ pixel, map: forward(pixel) }))
  return { ok: true, pairs, flag: '-order 1', comment: `# ${type}: the four sheet corners, computed from the fit` }
}

function gridPoints(found: Found, sheet: SheetSize): ScriptPoints {
  const grid = fitGrid(found, sheet)
  if (!grid.ok) return grid
  const side = `${grid.side} x ${grid.side}`
  const comment = `# ${found.type}: a grid of ${side} points, computed from the fit; off by at most ${grid.deviation} px`
  return { ok: true, pairs: grid.pairs, flag: '-tps', comment }
}
