/** The columns of a control point that hold a number, in the order of their checks. */
export const pointColumns = ['nr', 'mapx', 'mapy', 'pixelx', 'pixely', 'dx', 'dy', 'residual'] as const
export type PointColumn = (typeof pointColumns)[number]

interface Limits {
  least: number
  most: number
}

const pixels = { least: -10_000_000, most: 10_000_000 }
/** Map units: beyond any system that the product knows. */
const coordinates = { least: -100_000_000, most: 100_000_000 }
const residuals = { least: -1e12, most: 1e12 }

/** Both limits included: the checks of the table `mappoint` (SQL 013), which a test compares. */
export const pointLimits: Readonly<Record<PointColumn, Limits>> = {
  nr: { least: 0, most: 2 ** 31 - 1 },
  mapx: coordinates,
  mapy: coordinates,
  pixelx: pixels,
  pixely: pixels,
  dx: residuals,
  dy: residuals,
  residual: { least: 0, most: residuals.most },
}

/** Points of one map. */
export const mostPoints = 20_000

/** Whether a column takes a value; none takes NaN. */
export function isWithin(column: PointColumn, value: number): boolean {
  const { least, most } = pointLimits[column]
  return value >= least && value <= most
}
