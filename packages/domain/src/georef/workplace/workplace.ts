import type { PointsFile } from '../points/file/pointsFile.ts'
import type { Position, TransformType } from '../solver/types.ts'
import type { NewPoint, WorkPoint } from './workPoint.ts'

/** The state of the workplace that undo restores. */
export type Workplace = {
  points: readonly WorkPoint[]
  /** The next point's `id`. */
  nextId: number
  type: TransformType
  /** EPSG number of the map coordinates; null until it is chosen. */
  epsg: number | null
  /** The points file that the points came from, so that it can be written as it was read. */
  file: PointsFile | null
}

/** The two places of a point. */
export type Side = 'pixel' | 'map'

export type Change =
  | { kind: 'add'; points: readonly NewPoint[] }
  | { kind: 'place'; id: number; side: Side; at: Position }
  | { kind: 'enable'; ids: readonly number[]; enable: boolean }
  | { kind: 'remove'; ids: readonly number[] }
  /** To a place in the list, from 0. */
  | { kind: 'reorder'; id: number; to: number }
  /** Replaces all points by those of a file or the data service. */
  | { kind: 'replace'; points: readonly NewPoint[]; file: PointsFile | null; epsg: number | null }
  | { kind: 'type'; type: TransformType }
  /** `convert` transforms the map coordinates; without it their numbers stay. */
  | { kind: 'system'; epsg: number; convert: ((position: Position) => Position) | null }
  | { kind: 'turnRows' }
  | { kind: 'swapAxes'; ids: readonly number[] }

export function emptyWorkplace(type: TransformType, epsg: number | null): Workplace {
  return { points: [], nextId: 1, type, epsg, file: null }
}

/** The workplace after a change; the same object if nothing changes. */
export function changed(work: Workplace, change: Change): Workplace {
  switch (change.kind) {
    case 'add':
      return added(work, change.points)
    case 'place':
      return updateEach(work, [change.id], (point) => placed(point, change.side, change.at))
    case 'enable':
      return updateEach(work, change.ids, (point) =>
        point.enable === change.enable ? point : { ...point, enable: change.enable },
      )
    case 'remove':
      return removed(work, change.ids)
    case 'reorder':
      return reordered(work, change.id, change.to)
    case 'replace':
      return added({ ...work, points: [], file: change.file, epsg: change.epsg }, change.points)
    case 'type':
      return work.type === change.type ? work : { ...work, type: change.type }
    case 'system':
      return inSystem(work, change.epsg, change.convert)
    case 'turnRows':
      return everyPoint(work, (point) => (point.pixel ? placed(point, 'pixel', turned(point.pixel)) : point))
    default:
      return updateEach(work, change.ids, (point) =>
        point.map ? placed(point, 'map', [point.map[1], point.map[0]]) : point,
      )
  }
}

function added(work: Workplace, points: readonly NewPoint[]): Workplace {
  const made = points.map((point, at) => ({ ...point, id: work.nextId + at }))
  return { ...work, points: [...work.points, ...made], nextId: work.nextId + made.length }
}

function removed(work: Workplace, ids: readonly number[]): Workplace {
  const points = work.points.filter(({ id }) => !ids.includes(id))
  return points.length === work.points.length ? work : { ...work, points }
}

function reordered(work: Workplace, id: number, to: number): Workplace {
  const from = work.points.findIndex((point) => point.id === id)
  const place = Math.max(0, Math.min(work.points.length - 1, to))
  const point = work.points[from]
  if (!point || from === place) return work
  return { ...work, points: work.points.toSpliced(from, 1).toSpliced(place, 0, point) }
}

function inSystem(work: Workplace, epsg: number, convert: ((position: Position) => Position) | null): Workplace {
  if (work.epsg === epsg) return work
  const lead = (point: WorkPoint) => (convert && point.map ? placed(point, 'map', convert(point.map)) : point)
  return { ...everyPoint(work, lead), epsg }
}

/** A coordinate that is not a number is ignored: the point keeps its place. */
function placed(point: WorkPoint, side: Side, at: Position): WorkPoint {
  const old = point[side]
  if (!at.every(Number.isFinite) || (old && old[0] === at[0] && old[1] === at[1])) return point
  return { ...point, [side]: at }
}

/** Avoids `-0`, which compares differently after it was written and read. */
function turned([x, y]: Position): Position {
  return [x, y === 0 ? 0 : -y]
}

function everyPoint(work: Workplace, of: (point: WorkPoint) => WorkPoint): Workplace {
  const points = work.points.map(of)
  return points.every((point, at) => point === work.points[at]) ? work : { ...work, points }
}

function updateEach(work: Workplace, ids: readonly number[], of: (point: WorkPoint) => WorkPoint): Workplace {
  return everyPoint(work, (point) => (ids.includes(point.id) ? of(point) : point))
}
