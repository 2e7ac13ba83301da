import type { Position } from './types.ts'

export type Frame = { into: (position: Position) => Position; back: (position: Position) => Position }

/**
 * Moves the centroid to 0 and the mean distance to √2, with one scale for both axes. Without it a cubic of UTM
 * coordinates loses every digit. Null when all positions are the same. A root, not `Math.hypot`, whose last digit each
 * engine may choose: scripts computed from a fit must be the same bytes in every browser.
 */
export function toFrame(positions: readonly Position[]): Frame | null {
  const count = positions.length
  const cx = positions.reduce((sum, [x]) => sum + x, 0) / count
  const cy = positions.reduce((sum, [, y]) => sum + y, 0) / count
  const distance = positions.reduce((sum, [x, y]) => sum + Math.sqrt((x - cx) ** 2 + (y - cy) ** 2), 0) / count
  if (!(distance > 0)) return null
  const scale = Math.SQRT2 / distance
  return {
    into: ([x, y]) => [(x - cx) * scale, (y - cy) * scale],
    back: ([x, y]) => [x / scale + cx, y / scale + cy],
  }
}
