/** Inverse of a square matrix by elimination with row pivoting; null if it is singular. Changes nothing it is given. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] | null {
  const size = matrix.length
  const rows = matrix.map((row, at) => Float64Array.of(...row, ...unit(size, at)))
  for (let column = 0; column < size; column += 1) {
    const pivot = largest(rows, column)
    const [head, other] = [rows[pivot], rows[column]]
    const value = head?.[column] ?? 0
    if (!head || !other || !(Math.abs(value) > 1e-13)) return null
    rows[pivot] = other
    rows[column] = head
    for (let at = 0; at < 2 * size; at += 1) head[at] = (head[at] ?? 0) / value
    for (const row of rows) if (row !== head) subtract(row, head, row[column] ?? 0)
  }
  return rows.map((row) => [...row.subarray(size)])
}

function unit(size: number, one: number): number[] {
  return Array.from({ length: size }, (_, at) => (at === one ? 1 : 0))
}

function largest(rows: readonly Float64Array[], column: number): number {
  let found = column
  for (let at = column + 1; at < rows.length; at += 1) {
    if (Math.abs(rows[at]?.[column] ?? 0) > Math.abs(rows[found]?.[column] ?? 0)) found = at
  }
  return found
}

function subtract(row: Float64Array, head: Float64Array, factor: number) {
  if (factor === 0) return
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) - factor * (head[at] ?? 0)
}
