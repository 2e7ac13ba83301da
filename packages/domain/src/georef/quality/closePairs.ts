import type { FitPoint } from '../solver/types.ts'

/** Pairs of points with different coordinates that are less than `within` pixels apart, by number. */
export function closePairs(points: readonly FitPoint[], within: number): [FitPoint, FitPoint][] {
  return points.flatMap((one, at) =>
    points.slice(at + 1).flatMap((other): [FitPoint, FitPoint][] => {
      const isClose = Math.hypot(one.pixelx - other.pixelx, one.pixely - other.pixely) < within
      const isSame = one.mapx === other.mapx && one.mapy === other.mapy
      return isClose && !isSame ? [[one, other]] : []
    }),
  )
}
