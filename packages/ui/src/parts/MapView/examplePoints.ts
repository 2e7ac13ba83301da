import type { MapPoint, PointKind } from './mapTypes.ts'

/** Kinds and points for stories. */
export const exampleKinds: readonly PointKind[] = [
  { id: 'open', tone: 'info', shape: 'circle' },
  { id: 'asked', tone: 'warning', shape: 'diamond' },
  { id: 'done', tone: 'success', shape: 'square' },
  { id: 'other', tone: 'neutral', shape: 'ring' },
]

/** @returns `count` points over the middle of Europe, the same ones each time. */
export function examplePoints(count: number): MapPoint[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    lat: 47.3 + ((id * 7919) % 6700) / 1000,
    lon: 8 + ((id * 104_729) % 5600) / 1000,
    kind: exampleKinds[((id * id) % 7) % 4]!.id,
    label: `Punkt ${id}`,
  }))
}
