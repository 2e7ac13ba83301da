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
  const columns = columnsOf(rows)
  const sides = [Float64Array.from(right, ([value]) => value), Float64Array.from(right, ([, value]) => value)] as const
  const pivots: number[] = []
  for (const [step] of columns.entries()) {
    const pivot = eliminate(columns, sides, step)
    if (!(Math.abs(pivot) > singular)) return null
    pivots.push(pivot)
  }
  return { first: substitute(columns, pivots, sides[0]), second: substitute(columns, pivots, sides[1]) }
}

/** The rows of R: as many as A has columns, or rows if those are fewer. */
export function triangleOf(rows: readonly (readonly number[])[]): number[][] {
  const columns = columnsOf(rows)
  const height = Math.min(rows.length, columns.length)
  const pivots = Array.from({ length: height }, (_, step) => eliminate(columns, [], step))
  return pivots.map((pivot, row) =>
    columns.map((column, at) => (at < row ? 0 : at === row ? pivot : (column[row] ?? 0))),
  )
}

function columnsOf(rows: readonly (readonly number[])[]): Float64Array[] {
  const width = rows[0]?.length ?? 0
  return Array.from({ length: width }, (_, column) => Float64Array.from(rows, (row) => row[column] ?? 0))
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
