import { type FilePoint, newPointsFile } from '../points/file/pointsFile.ts'
import { writePoints } from '../points/file/writePoints.ts'
import type { Fit } from '../solver/fit.ts'
import type { Workplace } from './workplace.ts'
import { isWhole, type NewPoint } from './workPoint.ts'

/** Converts a file's points for the workplace. */
export function fromFile(points: readonly FilePoint[]): NewPoint[] {
  return points.map(({ pixelx, pixely, mapx, mapy, enable, dx, dy, row }) => ({
    pixel: [pixelx, pixely],
    map: [mapx, mapy],
    enable,
    row,
    stored: { dx, dy },
  }))
}

/**
 * The points file of a workplace: in the dialect it was read in, or QGIS's newer one. Residuals are computed again;
 * unchanged values keep their text.
 */
export function writePointsText({ points, file, epsg }: Workplace, fit: Fit): string {
  const residuals = new Map(fit.ok ? fit.residuals.map((residual) => [residual.nr, residual]) : [])
  const rows = points.flatMap((point, at): FilePoint[] => {
    if (!isWhole(point)) return []
    const { pixel, map, enable, row } = point
    const { dx = null, dy = null, residual = null } = residuals.get(at + 1) ?? {}
    return [
      { nr: at + 1, pixelx: pixel[0], pixely: pixel[1], mapx: map[0], mapy: map[1], enable, dx, dy, residual, row },
    ]
  })
  // The file's head names the system that was read, which is wrong after a change of the system.
  const isStillTrue = file !== null && (file.epsg === null || file.epsg === epsg)
  const frame = isStillTrue ? file : newPointsFile(epsg)
  return writePoints(frame, isStillTrue ? rows : rows.map((point) => ({ ...point, row: null })))
}
