import { invertMatrix } from '../solver/householder.ts'
import { kernel } from '../solver/models/spline.ts'
import { toFrame } from '../solver/normalise.ts'
import type { Position } from '../solver/types.ts'

/**
 * The miss of each point by the spline through all others, in map units, from the inverse of its one matrix:
 * wᵢ / (M⁻¹)ᵢᵢ. Null for a point without which there is no spline. Points must be distinct.
 */
export function splineLeaveOneOut(
  from: readonly Position[],
  to: readonly Position[],
): (readonly [number, number] | null)[] | null {
  const frame = toFrame(from)
  if (!frame) return null
  const centres = from.map(frame.into)
  // Symmetric, as its inverse: columns are rows.
  const inverted = invertMatrix([
    ...centres.map(([x, y]) => [...centres.map(([cx, cy]) => kernel(x - cx, y - cy)), 1, x, y]),
    ...[0, 1, 2].map((power) => [...centres.map(([x, y]) => [1, x, y][power] ?? 0), 0, 0, 0]),
  ])
  if (!inverted) return null
  // Weights do not change with a constant, and small numbers keep their digits.
  const [originX, originY] = to[0] ?? [0, 0]
  return centres.map((_, at) => {
    const row = inverted[at] ?? []
    const own = row[at] ?? 0
    if (!(Math.abs(own) > 1e-9)) return null
    const east = to.reduce((sum, [x], index) => sum + (row[index] ?? 0) * (x - originX), 0)
    const north = to.reduce((sum, [, y], index) => sum + (row[index] ?? 0) * (y - originY), 0)
    return [-east / own, -north / own]
  })
}
