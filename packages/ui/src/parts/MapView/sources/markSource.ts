import type { MapPoints, Place, Section } from '../mapTypes.ts'
import type { Marks } from './marks.ts'

/** The nearest zoom of the map. Points that are one mark even there are listed. */
export const lastZoom = 17

/** `groups`: points that would cover each other are one mark; `dots`: every point as itself. */
export type MarkMode = 'groups' | 'dots'

/** Messages from the page to the worker. Each question has a number that its answer repeats. */
export type WorkerQuestion =
  | { type: 'load'; points: MapPoints; kindCount: number }
  | { type: 'marks'; job: number; mode: MarkMode; section: Section; zoom: number }
  | { type: 'clusterZoom'; job: number; cluster: number }
  | { type: 'members'; job: number; cluster: number; limit: number }

export type WorkerAnswer =
  | { type: 'marks'; job: number; marks: Marks }
  | { type: 'clusterZoom'; job: number; zoom: number }
  | { type: 'members'; job: number; ids: number[] }
  | { type: 'failed'; job: number; reason: string }

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
