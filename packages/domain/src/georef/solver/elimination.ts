/** As in `householder.ts`: what is left of coordinates on one line stays far below it. */
const singular = 1e-10

/**
 * Solves A·x = b for two right sides at once, A square, by elimination with row pivots: a quarter of the work of
 * reflections, and as exact for the well-scaled systems of splines. `rows` is A, row by row; `right` has a pair per row.
 * Null when A is singular.
 */
export function solveSquare(
  rows: readonly (readonly number[])[],
  right: readonly (readonly [number, number])[],
): { first: number[]; second: number[] } | null {
  const size = rows.length
  // The right sides stand behind A in each row, so that they are swapped and reduced with it.
  const lines = rows.map((row, at) => Float64Array.of(...row, ...(right[at] ?? [0, 0])))
  for (let step = 0; step < size; step += 1) {
    bringUp(lines, step)
    const pivotLine = lines[step]
    const pivot = pivotLine?.[step] ?? 0
    if (!pivotLine || !(Math.abs(pivot) > singular)) return null
    for (let below = step + 1; below < size; below += 1) reduce(lines[below], pivotLine, step, pivot)
  }
  return { first: substitute(lines, size), second: substitute(lines, size + 1) }
}

/** Puts the line with the largest pivot at this step. */
function bringUp(lines: Float64Array[], step: number) {
  let best = step
  for (let at = step + 1; at < lines.length; at += 1) {
    if (Math.abs(lines[at]?.[step] ?? 0) > Math.abs(lines[best]?.[step] ?? 0)) best = at
  }
  const [line, other] = [lines[step], lines[best]]
  if (!line || !other) return
  lines[step] = other
  lines[best] = line
}

function reduce(line: Float64Array | undefined, pivotLine: Float64Array, step: number, pivot: number) {
  if (!line) return
  const factor = (line[step] ?? 0) / pivot
  if (factor === 0) return
  for (let at = step + 1; at < line.length; at += 1) line[at] = (line[at] ?? 0) - factor * (pivotLine[at] ?? 0)
}

/** @param side which place of the lines holds the right side */
function substitute(lines: readonly Float64Array[], side: number): number[] {
  const solution = lines.map(() => 0)
  for (let row = lines.length - 1; row >= 0; row -= 1) {
    const line = lines[row]
    let rest = line?.[side] ?? 0
    for (let at = row + 1; at < lines.length; at += 1) rest -= (line?.[at] ?? 0) * (solution[at] ?? 0)
    solution[row] = rest / (line?.[row] ?? 1)
  }
  return solution
}
