import { describe, expect, it } from 'vitest'
import type { MapPoint, PointKind } from '../mapTypes.ts'
import { groupPoints } from './clusters.ts'

const kinds: PointKind[] = [
  { id: 'open', tone: 'info', shape: 'circle' },
  { id: 'done', tone: 'success', shape: 'square' },
  { id: 'other', tone: 'neutral', shape: 'ring' },
]
const point = (id: number, lat: number, lon: number, kind: string): MapPoint => ({ id, lat, lon, kind, label: `${id}` })
const germany = { west: 5, south: 46, east: 18, north: 56 }

describe('groupPoints', () => {
  const points = [
    point(1, 50, 10, 'open'),
    point(2, 50.001, 10.001, 'done'),
    point(3, 50.002, 10, 'done'),
    point(4, 50.001, 10, 'never heard of'),
    point(5, 54, 13, 'open'),
  ]

  it('counts each kind of a cluster, and unknown kinds as the last one', () => {
    const { clusters, points: single } = groupPoints(points, kinds).within(germany, 6)
    expect(clusters.map(({ count, counts }) => ({ count, counts }))).toEqual([{ count: 4, counts: [1, 2, 1] }])
    expect(single.map(({ id }) => id)).toEqual([5])
  })

  it('keeps the sums right over several levels', () => {
    const many = Array.from({ length: 300 }, (_, i) =>
      point(i, 48 + (i % 20) / 50, 9 + i / 300, i % 3 ? 'done' : 'open'),
    )
    const grouped = groupPoints(many, kinds)
    for (const zoom of [4, 5, 6, 7, 8, 9, 6.5]) {
      const { clusters, points: single } = grouped.within(germany, zoom)
      const sums = [0, 1].map((i) => clusters.reduce((sum, { counts }) => sum + counts[i]!, 0))
      expect(sums[0]! + single.filter(({ kind }) => kind === 'open').length).toBe(100)
      expect(sums[1]! + single.filter(({ kind }) => kind === 'done').length).toBe(200)
    }
  })

  it('shows every point by itself when near', () => {
    expect(groupPoints(points, kinds).within(germany, 15).points).toHaveLength(5)
  })
})
