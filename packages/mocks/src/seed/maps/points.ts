import type { WholeControlPoint } from '@waldkerf/domain/georef/workplace/stored'
import { fit } from '@waldkerf/domain/georef/solver/fit'
import { leastPoints, type TransformType } from '@waldkerf/domain/georef/solver/types'
import type { Random } from '../random.ts'
import { mapPart, onGround, onScan, type Sheet, type Spot } from './sheet.ts'

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** Points of a map, and the places on the flat sheet where their marks are drawn. */
export interface SheetPoints {
  points: WholeControlPoint[]
  marks: Spot[]
}

/** A fault for the workplace to find. */
export type Trouble = 'swappedDigits' | 'nearlyInLine'

/** A place spread over the sheet as by a surveyor: one per cell of a grid, off its centre. */
function spread(index: number, count: number, random: Random): Spot {
  const columns = Math.ceil(Math.sqrt(count))
  const rows = Math.ceil(count / columns)
  return [
    ((index % columns) + 0.2 + 0.6 * random.next()) / columns,
    (Math.floor(index / columns) + 0.2 + 0.6 * random.next()) / rows,
  ]
}

/** A place along a road across the sheet: a band whose width is 2 % of its length. */
const alongRoad = (index: number, count: number): Spot => {
  const along = (index + 0.5) / count
  return [along, 0.2 + 0.6 * along + 0.01 * Math.sin(index * 2.4)]
}

/** A control point: exact to the millimetre on the ground, off by about a pixel on the scan. */
function setPoint(karte_id: number, nr: number, sheet: Sheet, mark: Spot, random: Random): WholeControlPoint {
  const [east, north] = onGround(sheet, mark)
  const [column, row] = onScan(sheet, mark)
  return {
    karte_id,
    nr,
    mapx: round(east, 3),
    mapy: round(north, 3),
    pixelx: round(column + random.normal() * 0.7, 2),
    pixely: -round(row + random.normal() * 0.7, 2),
    enable: true,
    dx: null,
    dy: null,
    residual: null,
  }
}

/** Four to fourteen points of a sheet with the residuals of their fit; some have a gross error or are disabled. */
export function sheetPoints(map: PointedMap, sheet: Sheet, random: Random, trouble?: Trouble): SheetPoints {
  const count = Math.max(random.integer(4, 14), leastPoints[map.type])
  const marks: Spot[] = []
  const points = Array.from({ length: count }, (_, index) => {
    const free = spread(index, count, random)
    const mark = inMapPart(sheet, trouble === 'nearlyInLine' ? alongRoad(index, count) : free)
    marks.push(mark)
    return setPoint(map.id, index + 1, sheet, mark, random)
  })
  const wrong = random.pick(points)
  const slip = count > 6 && random.chance(0.12) ? random.integer(40, 90) : 0
  if (!trouble) wrong.pixelx = round(wrong.pixelx + slip, 2)
  for (const point of points) if (count > 5 && random.chance(0.06) && !trouble) point.enable = false
  if (trouble === 'swappedDigits') wrong.mapy = withSwappedDigits(wrong.mapy)
  if (points.filter(({ enable }) => enable).length < leastPoints[map.type])
    for (const point of points) point.enable = true
  return { points: withResiduals(points, map.type), marks }
}

interface PointedMap {
  id: number
  type: TransformType
}

function inMapPart({ width, height }: Sheet, [x, y]: Spot): Spot {
  const { left, top, right, bottom } = mapPart
  return [(left + (right - left) * x) * width, (top + (bottom - top) * y) * height]
}

/** Swaps the digits of hundreds and tens of metres, or the next pair that differs. */
function withSwappedDigits(value: number): number {
  const [whole = '', fraction = ''] = String(value).split('.')
  const at = [3, 4, 5].map((back) => whole.length - back).find((place) => whole[place] !== whole[place + 1])
  if (at === undefined) return value
  return Number(`${whole.slice(0, at)}${whole[at + 1]}${whole[at]}${whole.slice(at + 2)}.${fraction}`)
}

function withResiduals(points: readonly WholeControlPoint[], type: TransformType): WholeControlPoint[] {
  const found = fit(type, points)
  if (!found.ok) return [...points]
  return points.map((point, at) => {
    const { dx = 0, dy = 0, residual = 0 } = found.residuals[at] ?? {}
    return { ...point, dx: round(dx, 3), dy: round(dy, 3), residual: round(residual, 3) }
  })
}
