import { terms } from '../solver/models/polynomial.ts'
import { toFrame } from '../solver/normalise.ts'
import type { Position, TransformType } from '../solver/types.ts'

/** How much each point draws the fit to itself, for easting and northing; 1 is a point that alone holds a parameter. */
export type Leverage = readonly [number, number]

/** The types whose fit is linear in its parameters, with as many equations as points. */
export type LinearFit = Exclude<TransformType, 'tps' | 'projective'>

/** The diagonal of the hat matrix of the forward fit, from an orthonormal basis of its columns. */
export function leverages(type: LinearFit, pixels: readonly Position[]): Leverage[] {
  const places = pixels.map(toFrame(pixels)?.into ?? ((position) => position))
  if (type === 'linear')
    return both(orthonormal(places.map(([x]) => [1, x])), orthonormal(places.map(([, y]) => [1, y])))
  if (type === 'helmert') return helmertLeverages(places)
  const hat = orthonormal(places.map(terms[Number(type.slice(-1)) as 1 | 2 | 3]))
  return both(hat, hat)
}

/** The 2 × 2 blocks of the hat matrix are multiples of the unit matrix, because both axes share all parameters. */
function helmertLeverages(places: readonly Position[]): Leverage[] {
  const square = places.reduce((sum, [x, y]) => sum + x * x + y * y, 0)
  return places.map(([x, y]) => {
    const leverage = 1 / places.length + (x * x + y * y) / square
    return [leverage, leverage]
  })
}

function both(east: readonly number[][], north: readonly number[][]): Leverage[] {
  return east.map((row, at) => [dot(row, row), dot(north[at] ?? [], north[at] ?? [])])
}

/** The rows of Q. Gram and Schmidt's steps are done twice, which makes them as exact as reflections. */
function orthonormal(rows: readonly number[][]): number[][] {
  const basis: number[][] = []
  for (const [at] of (rows[0] ?? []).entries()) {
    let column = rows.map((row) => row[at] ?? 0)
    for (const other of [...basis, ...basis]) {
      const along = dot(column, other)
      column = column.map((value, index) => value - along * (other[index] ?? 0))
    }
    const size = Math.sqrt(dot(column, column))
    basis.push(column.map((value) => value / size))
  }
  return rows.map((_, row) => basis.map((column) => column[row] ?? 0))
}

function dot(left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0)
}
