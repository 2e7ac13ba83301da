/** An affine map from map to pixel coordinates: pixel = a + b·E + c·N, for column and row. */
export interface Affine {
  toPixel(east: number, north: number): { column: number; row: number }
}

interface Pair {
  east: number
  north: number
  column: number
  row: number
}

/** Least squares over these points, around their centre; enough for an example world, where sheets are never skewed. */
export function fitAffine(pairs: readonly Pair[]): Affine {
  const mean = (of: (pair: Pair) => number) => pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length
  const east = mean((pair) => pair.east)
  const north = mean((pair) => pair.north)
  const sum = (of: (e: number, n: number, pair: Pair) => number) =>
    pairs.reduce((total, pair) => total + of(pair.east - east, pair.north - north, pair), 0)
  const ee = sum((e) => e * e)
  const en = sum((e, n) => e * n)
  const nn = sum((_e, n) => n * n)
  const determinant = ee * nn - en * en
  const slopes = (value: (pair: Pair) => number) => {
    const ev = sum((e, _n, pair) => e * value(pair))
    const nv = sum((_e, n, pair) => n * value(pair))
    return { e: (ev * nn - nv * en) / determinant, n: (nv * ee - ev * en) / determinant, mean: mean(value) }
  }
  const column = slopes((pair) => pair.column)
  const row = slopes((pair) => pair.row)
  return {
    toPixel: (e, n) => ({
      column: column.mean + column.e * (e - east) + column.n * (n - north),
      row: row.mean + row.e * (e - east) + row.n * (n - north),
    }),
  }
}
