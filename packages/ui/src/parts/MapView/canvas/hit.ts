import type { Marks } from '../sources/marks.ts'
import { clusterSize } from './ring.ts'

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
