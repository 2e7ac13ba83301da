import type { MarkShape } from '../markShapes.ts'
import type { Marks } from '../sources/marks.ts'

/** How a kind's part of a ring is drawn: kinds that share a colour, or have none of their own, differ by this. */
interface RingStroke {
  /** Of the lines, from the outer edge inwards, in px. */
  lines: readonly { width: number; inset: number }[]
  dash: readonly number[]
}

export const ringWidth = 6

export const ringStrokes: Readonly<Record<MarkShape, RingStroke>> = {
  circle: { lines: [{ width: ringWidth, inset: 0 }], dash: [] },
  triangle: { lines: [{ width: 4, inset: 1 }], dash: [] },
  diamond: { lines: [{ width: ringWidth, inset: 0 }], dash: [2.5, 1.5] },
  square: {
    lines: [
      { width: 2.5, inset: 0 },
      { width: 2.5, inset: 3.5 },
    ],
    dash: [],
  },
  cross: { lines: [{ width: 3, inset: 1.5 }], dash: [] },
  check: { lines: [{ width: 4, inset: 1 }], dash: [4, 1.5] },
  ring: { lines: [{ width: 1.5, inset: 0 }], dash: [] },
}

/** Diameter of a cluster in px: it grows with its count, but not so that it hides the land. */
export const clusterSize = (count: number) => Math.min(58, Math.round(30 + 6 * Math.log10(count)))

/** A part of a ring, in radians clockwise from the top. */
export interface RingPart {
  kind: number
  from: number
  to: number
}

/** A part that is too small to be seen is as wide as this, in radians. */
const least = 0.2
/** Between parts, in radians. */
const gap = 0.08

/** @param shares how many of each kind @returns the parts of those there are, together the whole ring. */
export function ringParts(shares: readonly number[]): RingPart[] {
  const present = shares.flatMap((count, kind) => (count > 0 ? [{ kind, count }] : []))
  if (present.length === 1) return [{ kind: present[0]!.kind, from: 0, to: 2 * Math.PI }]
  const total = present.reduce((sum, { count }) => sum + count, 0)
  const free = 2 * Math.PI - present.length * (least + gap)
  let from = gap / 2
  return present.map(({ kind, count }) => {
    const to = from + least + (free * count) / total
    const part = { kind, from, to }
    from = to + gap
    return part
  })
}

/** Marks can be hit within 12 px of their middle (a box of 24 px), clusters within their own size. */
const pointReach = 12

/**
 * @param x, y as shares of the world
 * @param scale px of the whole world
 * @returns the nearest mark that is hit, clusters before points; -1 for none.
 */
export function hitMark({ xs, ys, counts, clusters }: Marks, x: number, y: number, scale: number): number {
  let [best, nearest] = [-1, Infinity]
  for (let place = 0; place < xs.length; place++) {
    if (place === clusters && best >= 0) return best
    const distance = Math.hypot(xs[place]! - x, ys[place]! - y) * scale
    const reach = place < clusters ? clusterSize(counts[place]!) / 2 : pointReach
    if (distance > reach || distance >= nearest) continue
    best = place
    nearest = distance
  }
  return best
}
