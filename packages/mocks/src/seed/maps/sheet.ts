import type { TransformType } from '@waldkerf/domain/georef/solver/types'

/** A place on a sheet in pixels, rows counted downwards; or easting and northing. */
export type Spot = readonly [number, number]

/**
 * A scanned sheet and its true position: the upper left corner, its rotation (radians), and how the paper is distorted.
 */
export interface Sheet {
  width: number
  height: number
  metresPerPixel: number
  turn: number
  east: number
  north: number
  paper: keyof typeof warps
}

/** The drawn part of the sheet; the title is below it. */
export const mapPart = { left: 0.05, top: 0.06, right: 0.95, bottom: 0.82 } as const

/** Distortions of paper: the shift of a place, relative to the sheet's width; places are from -1 to 1. */
const warps = {
  flat: () => [0, 0],
  shrunk: ([x, y]) => [0.0012 * x, 0.0004 * y],
  arched: ([x, y]) => [0.0035 * x * y, 0.003 * x * x],
  wavy: ([x, y]) => [0.004 * Math.cos(2.8 * y), 0.004 * Math.cos(2.5 * x)],
  tilted: ([x, y]) => [-0.02 * x * y, -0.02 * y * y],
} satisfies Record<string, (at: Spot) => Spot>

/** The distortion of paper that each transformation is needed for. */
export const papers: Record<TransformType, Sheet['paper']> = {
  linear: 'flat',
  helmert: 'flat',
  polynomial1: 'shrunk',
  polynomial2: 'arched',
  polynomial3: 'arched',
  tps: 'wavy',
  projective: 'tilted',
}

/** The place on the scan of a place on the flat sheet. */
export function onScan({ width, height, paper }: Sheet, [x, y]: Spot): Spot {
  const [right, down] = warps[paper]([(2 * x) / width - 1, (2 * y) / height - 1])
  return [x + right * width, y + down * width]
}

/** Easting and northing of a place of the flat sheet. */
export function onGround({ turn, metresPerPixel, east, north }: Sheet, [x, y]: Spot): Spot {
  const [cos, sin] = [Math.cos(turn) * metresPerPixel, Math.sin(turn) * metresPerPixel]
  return [east + cos * x - sin * y, north - sin * x - cos * y]
}

/** The place of the flat sheet that has this easting and northing. */
export function onFlat({ turn, metresPerPixel, east, north }: Sheet, [e, n]: Spot): Spot {
  const [cos, sin] = [Math.cos(turn) / metresPerPixel, Math.sin(turn) / metresPerPixel]
  return [cos * (e - east) - sin * (n - north), -sin * (e - east) - cos * (n - north)]
}
