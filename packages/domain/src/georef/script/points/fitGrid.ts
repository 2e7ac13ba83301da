import type { Message } from '@waldkerf/domain/georef/message'
import { areaOfPixel, foldsOver } from '@waldkerf/domain/georef/sheet/folds'
import { crossings, middles, type SheetSize } from '@waldkerf/domain/georef/sheet/pixels'
import { spline } from '@waldkerf/domain/georef/solver/models/spline'
import type { Mapping, Position, TransformType } from '@waldkerf/domain/georef/solver/types'
import { decimal } from '../decimal.ts'

type Fitted = { type: TransformType; forward: Mapping }
/** `deviation`: the largest distance found between the spline and the exact transformation, in pixels, rounded up. */
type Grid =
  | { ok: true; side: number; pairs: { pixel: Position; map: Position }[]; deviation: string }
  | { ok: false; message: Message }

/** Cells per side, tried in turn. */
const densities = [12, 16, 20] as const
/** In pixels; gdalwarp by itself is content with an eighth. */
const goodEnough = 0.02
/**
 * How far the grid reaches past each edge, as a part of the sheet. A spline is least exact along its rim: at a tilt
 * of 1 % a grid that ends with the sheet is off by 0.8 px, one of as many points that reaches past it by 0.01 px.
 */
const margins = [1, 0.5, 0.25, 0] as const
/** The horizon is too near where a pixel is so many times larger than at the opposite corner. */
const steep = 100

const folded: Message = {
  de: 'Die Transformation faltet das Blatt; GDAL kann sie nicht nachbilden. Bitte Punkte oder Typ prüfen.',
  en: 'The transformation folds the sheet; GDAL cannot follow it. Please check points or type.',
}
const horizon: Message = {
  de: 'Die projektive Transformation ist auf dem Blatt nicht überall erklärt. Bitte die Punkte prüfen.',
  en: 'The projective transformation is not defined everywhere on the sheet. Please check the points.',
}

/** A grid of exact points, so dense that the spline through it is the fit's own transformation. */
export function fitGrid(exact: Fitted, sheet: SheetSize): Grid {
  const refuse = (): Grid => ({ ok: false, message: exact.type === 'projective' ? horizon : folded })
  const corners = exact.type === 'projective' ? 1 : 16
  const margin = margins.find((part) => isCalm(exact.forward, stretched(crossings(sheet, corners), sheet, part)))
  if (margin === undefined || foldsOver(exact.forward, sheet)) return refuse()
  let best = refuse()
  for (const cells of densities) {
    const pixels = stretched(crossings(sheet, cells), sheet, margin)
    const maps = pixels.map(exact.forward)
    const found = spline(pixels, maps)
    if (!found) return best
    const away = [...crossings(sheet, 1), ...middles(sheet, cells)].map((pixel) =>
      distance(found.backward(exact.forward(pixel)), pixel),
    )
    const deviation = Math.max(...away)
    const pairs = pixels.map((pixel, at) => ({ pixel, map: maps[at] ?? pixel }))
    best = { ok: true, side: cells + 1, pairs, deviation: decimal(Math.ceil(deviation * 1e3) / 1e3) }
    if (deviation <= goodEnough) return best
  }
  return best
}

function stretched(pixels: readonly Position[], { width, height }: SheetSize, margin: number): Position[] {
  const stretch = 1 + 2 * margin
  return pixels.map(([x, y]) => [x * stretch - width * margin, y * stretch + height * margin])
}

/** A projective transformation that keeps its sense at the corners has no horizon between them. */
function isCalm(forward: Mapping, corners: readonly Position[]): boolean {
  const areas = corners.map((corner) => areaOfPixel(forward, corner))
  const [least, most] = [Math.min(...areas), Math.max(...areas)]
  const ratio = least > 0 ? most / least : least / most
  return least * most > 0 && ratio < steep
}

function distance([x, y]: Position, [otherX, otherY]: Position): number {
  return Math.hypot(x - otherX, y - otherY)
}
