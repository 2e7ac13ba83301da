import type { Position } from '../solver/types.ts'

/**
 * GDAL takes points with a correlation above 0.99 (squared) for a line and warps along it alone; that is a thickness
 * below 0.0501. Its polynomials lose their digits there, too.
 */
export const gdalBand = 0.0502

/** Ratio of the two principal standard deviations. */
export function thickness(positions: readonly Position[]): number {
  const { middle, spread } = moments(positions)
  return middle + spread === 0 ? 0 : Math.sqrt(Math.max(0, middle - spread) / (middle + spread))
}

/** Width over length of the band in which positions lie: of its outermost positions, or of its spread if that is less. */
export function bandPart(positions: readonly Position[]): number {
  const { angle } = moments(positions)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const length = extent(positions.map(([x, y]) => x * cos + y * sin))
  const width = extent(positions.map(([x, y]) => y * cos - x * sin))
  return length > 0 ? Math.min(width / length, thickness(positions)) : 0
}

const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** Half sum and half difference of the principal variances, and the direction of the greater one. */
function moments(positions: readonly Position[]) {
  const count = positions.length
  const cx = positions.reduce((sum, [x]) => sum + x, 0) / count
  const cy = positions.reduce((sum, [, y]) => sum + y, 0) / count
  let [xx, xy, yy] = [0, 0, 0]
  for (const [x, y] of positions) {
    xx += (x - cx) ** 2
    xy += (x - cx) * (y - cy)
    yy += (y - cy) ** 2
  }
  return { middle: (xx + yy) / 2, spread: Math.hypot((xx - yy) / 2, xy), angle: Math.atan2(2 * xy, xx - yy) / 2 }
}
