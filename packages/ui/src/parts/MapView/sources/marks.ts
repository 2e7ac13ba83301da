import type { MapGroup } from '../mapTypes.ts'

/**
 * Marks to draw: clusters first, single points after them, column by column, so that a worker can hand them over without
 * copying. `xs` and `ys` are shares of the Web Mercator world from its north-western corner, 0 to 1.
 */
export interface Marks {
  /** Of the point, or of the cluster within its source. */
  ids: Float64Array<ArrayBuffer>
  xs: Float64Array<ArrayBuffer>
  ys: Float64Array<ArrayBuffer>
  /** Points in each mark. */
  counts: Uint32Array<ArrayBuffer>
  /** The kind of each single point. */
  kinds: Uint8Array<ArrayBuffer>
  /** How many marks are clusters. */
  clusters: number
  /** Of each cluster: how many of each kind. */
  shares: Uint32Array<ArrayBuffer>
}

export const worldX = (lon: number) => lon / 360 + 0.5

export function worldY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180)
  return Math.min(1, Math.max(0, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)))
}

export const toLon = (x: number) => (x - 0.5) * 360
export const toLat = (y: number) => (360 / Math.PI) * Math.atan(Math.exp((1 - 2 * y) * Math.PI)) - 90

/** @param kindCount how many kinds there are */
export function emptyMarks(count: number, clusters: number, kindCount: number): Marks {
  return {
    ids: new Float64Array(count),
    xs: new Float64Array(count),
    ys: new Float64Array(count),
    counts: new Uint32Array(count).fill(1),
    kinds: new Uint8Array(count),
    clusters,
    shares: new Uint32Array(clusters * kindCount),
  }
}

/** The buffers that travel with the marks. */
export const markBuffers = ({ ids, xs, ys, counts, kinds, shares }: Marks) =>
  [ids, xs, ys, counts, kinds, shares].map(({ buffer }) => buffer)

/** @returns groups as marks. */
export function toMarks(groups: readonly MapGroup[], kindCount: number): Marks {
  const clusters = groups.filter(({ count }) => count > 1)
  const points = groups.filter(({ count }) => count === 1)
  const marks = emptyMarks(groups.length, clusters.length, kindCount)
  const ordered = [...clusters, ...points]
  ordered.forEach(({ id, lat, lon, count, kinds }, place) => {
    marks.ids[place] = id
    marks.xs[place] = worldX(lon)
    marks.ys[place] = worldY(lat)
    marks.counts[place] = count
    marks.kinds[place] = Math.max(0, kinds.findIndex(Boolean))
    if (count > 1) marks.shares.set(kinds.slice(0, kindCount), place * kindCount)
  })
  return marks
}

/** @returns how many of each kind a mark holds. */
export function kindShares(marks: Marks, place: number, kindCount: number): number[] {
  if (place < marks.clusters) return [...marks.shares.subarray(place * kindCount, (place + 1) * kindCount)]
  return Array.from({ length: kindCount }, (_, kind) => (kind === marks.kinds[place] ? 1 : 0))
}
