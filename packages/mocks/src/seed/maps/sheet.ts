import type { TransformType } from '@waldkerf/domain/georef/solver/types'

/** A place on a sheet in pixels, rows counted downwards; or easting and northing. */
export type Spot = readonly [number, number]

/** A scanned sheet and its true place: the upper left corner, how it is turned (radians), and how the paper has gone. */
export interface Sheet {
  width: number
  height: number
  metresPerPixel: number
  turn: number
  east: number
  north: number
  paper: keyof typeof warps
}

/** The part of the sheet that is drawn on; below it is the title. */
export const mapPart = { left: 0.05, top: 0.06, right: 0.95, bottom: 0.82 } as const

/** Shift of a place as a part of the sheet's width, by its place from -1 to 1: paper shrinks, waves, and is photographed. */
const warps = {
  flat: () => [0, 0],
  shrunk: ([x, y]) => [0.0012 * x, 0.0004 * y],
  arched: ([x, y]) => [0.0035 * x * y, 0.003 * x * x],
  wavy: ([x, y]) => [0.004 * Math.cos(2.8 * y), 0.004 * Math.cos(2.5 * x)],
  tilted: ([x, y]) => [-0.02 * x * y, -0.02 * y * y],
} satisfies Record<string, (at: Spot) => Spot>

/** The paper that needs this transformation. */
export const papers: Record<TransformType, Sheet['paper']> = {
  linear: 'flat',
  helmert: 'flat',
  polynomial1: 'shrunk',
  polynomial2: 'arched',
  polynomial3: 'arched',
  tps: 'wavy',
  projective: 'tilted',
}

/** Where the scan has what was drawn at a place of the flat sheet. */
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
