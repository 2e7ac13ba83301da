import { toFrame } from '../normalise.ts'
import { smallestVector } from '../smallestVector.ts'
import type { Position, Solve } from '../types.ts'

type Matrix = readonly [number, number, number, number, number, number, number, number, number]

/** Homography by the direct linear transform with Hartley's normalisation; backward is the inverse matrix. */
export const projective: Solve = (from, to) => {
  const source = toFrame(from)
  const target = toFrame(to)
  if (!source || !target) return null
  const rows = from.flatMap((position, index) => {
    const [x, y] = source.into(position)
    const [east, north] = target.into(to[index] ?? [NaN, NaN])
    return [
      [-x, -y, -1, 0, 0, 0, east * x, east * y, east],
      [0, 0, 0, -x, -y, -1, north * x, north * y, north],
    ]
  })
  const vector = smallestVector(rows)
  if (!vector) return null
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = vector
  const inverse: Matrix = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
  if (!(Math.abs(a * inverse[0] + b * inverse[3] + c * inverse[6]) > 1e-10)) return null
  return {
    forward: (position) => target.back(apply([a, b, c, d, e, f, g, h, i], source.into(position))),
    backward: (position) => source.back(apply(inverse, target.into(position))),
  }
}

function apply([a, b, c, d, e, f, g, h, i]: Matrix, [x, y]: Position): Position {
  const w = g * x + h * y + i
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}
