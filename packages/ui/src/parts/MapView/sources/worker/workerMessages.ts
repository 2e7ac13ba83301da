import type { MapPoints, Section } from '../../mapTypes.ts'
import type { Marks } from '../marks.ts'

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
