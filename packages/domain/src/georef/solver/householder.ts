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
  const found = solve(rows, [
    Float64Array.from(right, ([value]) => value),
    Float64Array.from(right, ([, value]) => value),
  ])
  const [first, second] = found ?? []
  return first && second ? { first, second } : null
}

/** The columns of a square matrix's inverse; null if it is singular. */
export function invertMatrix(rows: readonly (readonly number[])[]): number[][] | null {
  const unit = (one: number) => Float64Array.from(rows, (_, at) => (at === one ? 1 : 0))
  return solve(
    rows,
    rows.map((_, at) => unit(at)),
  )
}

/** The solution for each right side; the sides are used up. */
function solve(rows: readonly (readonly number[])[], sides: readonly Float64Array[]): number[][] | null {
  const columns = toColumns(rows)
  const pivots: number[] = []
  for (const [step] of columns.entries()) {
    const pivot = eliminate(columns, sides, step)
    if (!(Math.abs(pivot) > singular)) return null
    pivots.push(pivot)
  }
  return sides.map((side) => substitute(columns, pivots, side))
}

/** The rows of R: as many as A has columns, or rows if those are fewer. */
export function upperTriangle(rows: readonly (readonly number[])[]): number[][] {
  const columns = toColumns(rows)
  const height = Math.min(rows.length, columns.length)
  const pivots = Array.from({ length: height }, (_, step) => eliminate(columns, [], step))
  return pivots.map((pivot, row) =>
    columns.map((column, at) => (at < row ? 0 : at === row ? pivot : (column[row] ?? 0))),
  )
}

function toColumns(rows: readonly (readonly number[])[]): Float64Array[] {
  const columns = Array.from(rows[0] ?? [], () => new Float64Array(rows.length))
  for (const [at, row] of rows.entries()) {
    for (const [place, column] of columns.entries()) column[at] = row[place] ?? 0
  }
  return columns
}

/** Reflects column `step` onto its diagonal and all later ones with it; its mirror takes its place. Gives the pivot. */
function eliminate(columns: readonly Float64Array[], sides: readonly Float64Array[], step: number): number {
  const column = columns[step] ?? new Float64Array(0)
  let square = 0
  for (let at = step; at < column.length; at += 1) square += (column[at] ?? 0) ** 2
  const length = Math.sqrt(square)
  if (length === 0) return 0
  const head = column[step] ?? 0
  const pivot = head > 0 ? -length : length
  column[step] = head - pivot
  const half = length * (length + Math.abs(head))
  for (let other = step + 1; other < columns.length; other += 1) reflect(column, columns[other], step, half)
  for (const side of sides) reflect(column, side, step, half)
  return pivot
}

function reflect(mirror: Float64Array, target: Float64Array | undefined, from: number, half: number) {
  if (!target) return
  const end = mirror.length
  // Two independent sums run in parallel in the processor; a single one would wait for each addition, and a spline of 200 points has millions.
  let even = (end - from) % 2 === 0 ? 0 : (mirror[end - 1] ?? 0) * (target[end - 1] ?? 0)
  let odd = 0
  for (let i = from; i + 1 < end; i += 2) {
    even += (mirror[i] ?? 0) * (target[i] ?? 0)
    odd += (mirror[i + 1] ?? 0) * (target[i + 1] ?? 0)
  }
  const factor = (even + odd) / half
  for (let i = from; i < end; i++) target[i] = (target[i] ?? 0) - factor * (mirror[i] ?? 0)
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
