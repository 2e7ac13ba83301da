import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import type { Random } from '../random.ts'
import { fitAffine } from './fit.ts'

/** A scanned sheet and its true place: the upper left corner, and how it is turned (radians). */
export interface Sheet {
  width: number
  height: number
  metresPerPixel: number
  turn: number
  east: number
  north: number
}

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** Spread over the sheet, as a surveyor would: one per field of a raster, off its middle. */
function spread(index: number, count: number, random: Random) {
  const columns = Math.ceil(Math.sqrt(count))
  const rows = Math.ceil(count / columns)
  return {
    x: ((index % columns) + 0.2 + 0.6 * random.next()) / columns,
    y: (Math.floor(index / columns) + 0.2 + 0.6 * random.next()) / rows,
  }
}

/** One point as it was set: true on the ground to the millimetre, off by a pixel or so on the scan. */
function setPoint(karte_id: number, nr: number, count: number, sheet: Sheet, random: Random): ControlPoint {
  const { x, y } = spread(nr - 1, count, random)
  const column = x * sheet.width
  const row = y * sheet.height
  const cos = Math.cos(sheet.turn) * sheet.metresPerPixel
  const sin = Math.sin(sheet.turn) * sheet.metresPerPixel
  return {
    karte_id,
    nr,
    mapx: round(sheet.east + cos * column - sin * row, 3),
    mapy: round(sheet.north - sin * column - cos * row, 3),
    pixelx: round(column + random.normal() * 1.2, 2),
    pixely: -round(row + random.normal() * 1.2, 2),
    enable: true,
    dx: null,
    dy: null,
    residual: null,
  }
}

/** Four to fourteen points of a sheet with the residuals of their fit; now and then a gross error, or one left out. */
export function sheetPoints(karte_id: number, sheet: Sheet, random: Random): ControlPoint[] {
  const count = random.integer(4, 14)
  const points = Array.from({ length: count }, (_, index) => setPoint(karte_id, index + 1, count, sheet, random))
  const wrong = random.pick(points)
  if (count > 6 && random.chance(0.12)) wrong.pixelx = round(wrong.pixelx + random.integer(40, 90), 2)
  for (const point of points) if (count > 5 && random.chance(0.06)) point.enable = false
  const pairs = points
    .filter((point) => point.enable)
    .map((point) => ({ east: point.mapx, north: point.mapy, column: point.pixelx, row: -point.pixely }))
  if (pairs.length < 3) return points.map((point) => ({ ...point, enable: true }))
  const fit = fitAffine(pairs)
  return points.map((point) => {
    const { column, row } = fit.toPixel(point.mapx, point.mapy)
    const dx = column - point.pixelx
    const dy = row + point.pixely
    return { ...point, dx: round(dx, 3), dy: round(dy, 3), residual: round(Math.hypot(dx, dy), 3) }
  })
}
