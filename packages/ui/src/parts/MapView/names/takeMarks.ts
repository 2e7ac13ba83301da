import { clusterSize } from '../canvas/ring.ts'
import type { Spot } from '../mapTypes.ts'
import { type Marks, worldX, worldY } from '../sources/marks.ts'
import { boxAround } from './ground.ts'
import type { Obstacles } from './nameLayer.ts'

/** Half of a point's sign in px with its edge, and of the ring around the selected one. */
const [pointReach, ringReach] = [9, 18]

/** No name stands under a mark. */
export const takeMarks =
  ({ xs, ys, counts, clusters }: Marks): Obstacles =>
  (ground, { scale, left, top, width, height }) => {
    for (let place = 0; place < xs.length; place++) {
      const [x, y] = [xs[place]! * scale - left, ys[place]! * scale - top]
      const reach = place < clusters ? clusterSize(counts[place]!) / 2 + 2 : pointReach
      if (x < -reach || y < -reach || x > width + reach || y > height + reach) continue
      ground.take(boxAround(x, y, reach))
    }
  }

/** The selected point is drawn larger, and also where it is in no mark. */
export const takeRing =
  (spot: Spot | undefined): Obstacles =>
  (ground, { scale, left, top }) => {
    if (spot) ground.take(boxAround(worldX(spot.lon) * scale - left, worldY(spot.lat) * scale - top, ringReach))
  }
