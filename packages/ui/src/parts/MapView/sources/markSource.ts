import type { Place, Section } from '../mapTypes.ts'
import type { Marks } from './marks.ts'
import type { MarkMode } from './worker/workerMessages.ts'

/** Which marks are wanted. */
interface MarkWish {
  mode: MarkMode
  section: Section
  zoom: number
}

/** Where the map gets its marks from, however they are made. All answers may come late. */
export interface MarkSource {
  marks: (wish: MarkWish, signal: AbortSignal) => Promise<Marks>
  /** The zoom at which a cluster falls apart; beyond `lastZoom` when it never does. */
  clusterZoom: (cluster: number) => Promise<number>
  /** The points of a cluster, at most `limit`. */
  members: (cluster: number, limit: number) => Promise<readonly number[]>
  /** The points within a ring. */
  within: (ring: readonly Place[]) => Promise<readonly number[]>
  /** Questions still open then are never answered. */
  close: () => void
}
