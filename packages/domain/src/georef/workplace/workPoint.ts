import type { FitPoint, Position } from '../solver/types.ts'

/**
 * A control point while it is edited. It may have only one of its two places; `nr` is not stored here, since it is the
 * index in the list.
 */
export type WorkPoint = {
  /** Unique as long as the workplace is open. */
  id: number
  /** [pixelx, pixely] in pixels of the scan, rows negative; null until it is set. */
  pixel: Position | null
  /** [easting, northing] in the map's system; null until it is set. */
  map: Position | null
  enable: boolean
  /** Index of its row in the points file it was read from; null if it came from elsewhere. */
  row: number | null
  /** Residuals read with it, in an unknown unit. */
  stored: { dx: number | null; dy: number | null }
}

/** A point that is not in the list yet. */
export type NewPoint = Omit<WorkPoint, 'id'>

/** A point with both places. */
export type WholePoint = WorkPoint & { pixel: Position; map: Position }

/** A point that was neither read from a file nor stored. */
export function newPoint(pixel: Position | null, map: Position | null): NewPoint {
  return { pixel, map, enable: true, row: null, stored: { dx: null, dy: null } }
}

export function isWhole(point: WorkPoint): point is WholePoint {
  return point.pixel !== null && point.map !== null
}

/** The complete points, numbered by their place in the list from 1. */
export function toFitPoints(points: readonly WorkPoint[]): FitPoint[] {
  return points.flatMap((point, at) => {
    if (!isWhole(point)) return []
    const { pixel, map, enable } = point
    return { nr: at + 1, pixelx: pixel[0], pixely: pixel[1], mapx: map[0], mapy: map[1], enable }
  })
}
