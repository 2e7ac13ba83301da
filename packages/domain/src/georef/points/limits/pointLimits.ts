import { factsAbout } from '@waldkerf/domain/entities/columns'
import { pointColumns as columns } from '@waldkerf/domain/entities/maps/controlPoints'

export type PointColumn = Exclude<keyof typeof columns, 'enable'>

/** The columns of a control point that hold a number, in the order of their checks. */
export const pointColumns = (Object.keys(columns) as (keyof typeof columns)[]).filter((name) => name !== 'enable')

interface Limits {
  least: number
  most: number
}

/** Both limits included. */
export const pointLimits = Object.fromEntries(
  pointColumns.map((name) => [name, factsAbout(columns[name])]),
) as unknown as Readonly<Record<PointColumn, Limits>>

/** The most points of one map. */
export const mostPoints = 20_000

/** Whether a value lies within a column's limits; NaN never does. */
export function isWithin(column: PointColumn, value: number): boolean {
  const { least, most } = pointLimits[column]
  return value >= least && value <= most
}
