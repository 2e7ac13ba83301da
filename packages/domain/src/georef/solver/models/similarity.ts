import type { Solve } from '../types.ts'
import { toFrame } from '../normalise.ts'

/** Helmert: E = x0 + a·x − b·y, N = y0 + b·x + a·y, inverted analytically. */
export const helmert: Solve = (from, to) => {
  const source = toFrame(from)
  const target = toFrame(to)
  if (!source || !target) return null
  let [along, across, length] = [0, 0, 0]
  for (const [index, position] of from.entries()) {
    const [x, y] = source.into(position)
    const [east, north] = target.into(to[index] ?? [NaN, NaN])
    along += x * east + y * north
    across += x * north - y * east
    length += x * x + y * y
  }
  const a = along / length
  const b = across / length
  const square = a * a + b * b
  if (!(square > 1e-20)) return null
  return {
    forward: (position) => {
      const [x, y] = source.into(position)
      return target.back([a * x - b * y, b * x + a * y])
    },
    backward: (position) => {
      const [east, north] = target.into(position)
      return source.back([(a * east + b * north) / square, (a * north - b * east) / square])
    },
  }
}

/** Linear: a line per axis with its signed slope. QGIS drops the sign, which is badly wrong on a turned sheet. */
export const linear: Solve = (from, to) => {
  const source = toFrame(from)
  const target = toFrame(to)
  if (!source || !target) return null
  const sums = [0, 0, 0, 0]
  const add = (at: number, value: number) => (sums[at] = (sums[at] ?? 0) + value)
  for (const [index, position] of from.entries()) {
    const [x, y] = source.into(position)
    const [east, north] = target.into(to[index] ?? [NaN, NaN])
    add(0, x * east)
    add(1, x * x)
    add(2, y * north)
    add(3, y * y)
  }
  const [xe = 0, xx = 0, yn = 0, yy = 0] = sums
  if (Math.min(xx, yy, Math.abs(xe), Math.abs(yn)) < 1e-20) return null
  return {
    forward: (position) => {
      const [x, y] = source.into(position)
      return target.back([(x * xe) / xx, (y * yn) / yy])
    },
    backward: (position) => {
      const [east, north] = target.into(position)
      return source.back([(east * xx) / xe, (north * yy) / yn])
    },
  }
}
