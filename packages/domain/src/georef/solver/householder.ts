/** After normalisation real sheets stay far above it; coordinates of UTM size on one line leave about 1e-12. */
const singular = 1e-10

/**
 * Least squares by Householder reflections: the x that brings A·x closest to b, for two right sides at once.
 * `rows` is A, row by row; `right` has a pair per row. Null when the columns of A are not independent.
 */
export function leastSquares(
  rows: readonly (readonly number[])[],
  right: readonly (readonly [number, number])[],
): { first: number[]; second: number[] } | null {
  const width = rows[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, column) => Float64Array.from(rows, (row) => row[column] ?? 0))
  const sides = [Float64Array.from(right, ([value]) => value), Float64Array.from(right, ([, value]) => value)] as const
  const pivots: number[] = []
  for (const [step, column] of columns.entries()) {
    const length = Math.hypot(...column.subarray(step))
    if (!(length > singular)) return null
    const head = column[step] ?? 0
    const pivot = head > 0 ? -length : length
    column[step] = head - pivot
    const half = length * (length + Math.abs(head))
    for (const other of [...columns.slice(step + 1), ...sides]) reflect(column, other, step, half)
    pivots.push(pivot)
  }
  return { first: substitute(columns, pivots, sides[0]), second: substitute(columns, pivots, sides[1]) }
}

function reflect(mirror: Float64Array, target: Float64Array, from: number, half: number) {
  let product = 0
  for (let i = from; i < mirror.length; i++) product += (mirror[i] ?? 0) * (target[i] ?? 0)
  const factor = product / half
  for (let i = from; i < mirror.length; i++) target[i] = (target[i] ?? 0) - factor * (mirror[i] ?? 0)
}

function substitute(columns: readonly Float64Array[], pivots: readonly number[], side: Float64Array): number[] {
  const solution = pivots.map(() => 0)
  for (let row = pivots.length - 1; row >= 0; row--) {
    let rest = side[row] ?? 0
    for (let column = row + 1; column < pivots.length; column++) {
      rest -= (columns[column]?.[row] ?? 0) * (solution[column] ?? 0)
    }
    solution[row] = rest / (pivots[row] ?? 1)
  }
  return solution
}
