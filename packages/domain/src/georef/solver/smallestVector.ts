import { upperTriangle } from './householder.ts'

/**
 * The right singular vector of the smallest singular value, by one-sided Jacobi rotations; null when the second
 * smallest is nearly 0 too, since then any mixture of the two would do and the answer is an accident.
 */
export function smallestVector(rows: readonly (readonly number[])[]): number[] | null {
  const width = rows[0]?.length ?? 0
  // The triangle has the same singular vectors, and is small however many points there are.
  const triangle = upperTriangle(rows)
  const columns = Array.from({ length: width }, (_, at) => ({
    image: triangle.map((row) => row[at] ?? 0),
    vector: Array.from({ length: width }, (__, index) => (index === at ? 1 : 0)),
  }))
  let turned = true
  for (let sweep = 0; turned && sweep < 60; sweep++) {
    turned = false
    for (const [at, left] of columns.entries()) {
      for (const right of columns.slice(at + 1)) turned = orthogonalise(left, right) || turned
    }
  }
  const sorted = columns
    .map(({ image, vector }) => ({ size: Math.sqrt(dot(image, image)), vector }))
    .toSorted((one, other) => one.size - other.size)
  const [smallest, second] = sorted
  return smallest && second && second.size > 1e-10 ? smallest.vector : null
}

type Column = { image: number[]; vector: number[] }

function orthogonalise(left: Column, right: Column): boolean {
  const alpha = dot(left.image, left.image)
  const beta = dot(right.image, right.image)
  const gamma = dot(left.image, right.image)
  // Below the second bound both are rounding noise, and turning them would never end.
  if (Math.abs(gamma) <= 1e-16 * Math.sqrt(alpha * beta) || Math.abs(gamma) < 1e-30) return false
  const zeta = (beta - alpha) / (2 * gamma)
  const tangent = (zeta < 0 ? -1 : 1) / (Math.abs(zeta) + Math.sqrt(1 + zeta * zeta))
  const cosine = 1 / Math.sqrt(1 + tangent * tangent)
  turn(left.image, right.image, cosine, cosine * tangent)
  turn(left.vector, right.vector, cosine, cosine * tangent)
  return true
}

function turn(left: number[], right: number[], cosine: number, sine: number) {
  for (const [index, value] of left.entries()) {
    const other = right[index] ?? 0
    left[index] = cosine * value - sine * other
    right[index] = sine * value + cosine * other
  }
}

function dot(left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0)
}
