import { describe, expect, it } from 'vitest'
import { examplePoints } from '@waldkerf/ui/parts/MapView/examples/examplePoints.ts'
import type { MapPoints } from '@waldkerf/ui/parts/MapView/mapTypes.ts'
import { pointsExtent, pointsWithin, sectionRing } from '../columns.ts'
import { lastZoom } from '../markSource.ts'
import { kindShares, type Marks, toLat, toLon, toMarks } from '../marks.ts'
import { createDots, createGroups } from './groups.ts'

const kindCount = 6
const everywhere = { west: -170, south: -80, east: 170, north: 80 }
const many = examplePoints(3000)

const columns = (...rows: readonly (readonly [id: number, lat: number, lon: number, kind: number])[]): MapPoints => ({
  ids: Float64Array.from(rows, ([id]) => id),
  lats: Float64Array.from(rows, ([, lat]) => lat),
  lons: Float64Array.from(rows, ([, , lon]) => lon),
  kinds: Uint8Array.from(rows, ([, , , kind]) => kind),
})
const few = columns([11, 50, 10, 0], [12, 50.001, 10.001, 1], [13, 50.002, 10, 1], [14, 50.001, 10, 2], [15, 54, 13, 0])

function sums(marks: Marks): number[] {
  const parts = Array.from(marks.ids, (_, place) => kindShares(marks, place, kindCount))
  return Array.from({ length: kindCount }, (_, kind) => parts.reduce((sum, part) => sum + part[kind]!, 0))
}
const groupKinds = (points: MapPoints) =>
  Array.from({ length: kindCount }, (_, kind) => points.kinds.filter((one) => one === kind).length)

describe('groups', () => {
  it('count each kind of a cluster, and name single points', () => {
    const marks = createGroups(few, kindCount).within(everywhere, 6)
    expect(marks.clusters).toBe(1)
    expect([...marks.counts]).toEqual([4, 1])
    expect(kindShares(marks, 0, kindCount)).toEqual([1, 2, 1, 0, 0, 0])
    expect(marks.ids[1]).toBe(15)
    expect([toLat(marks.ys[1]!), toLon(marks.xs[1]!)].map((value) => value.toFixed(6))).toEqual([
      '54.000000',
      '13.000000',
    ])
  })

  it('lose no point at any zoom', () => {
    const groups = createGroups(many, kindCount)
    for (const zoom of [4.5, 5, 6.75, 8, 11, 14, lastZoom]) {
      expect(sums(groups.within(everywhere, zoom))).toEqual(groupKinds(many))
    }
  })

  it('know at which zoom a cluster splits, and its points', () => {
    const groups = createGroups(few, kindCount)
    const marks = groups.within(everywhere, 6)
    const zoom = groups.clusterZoom(marks.ids[0]!)
    expect(zoom).toBeGreaterThan(6)
    expect(groups.within(everywhere, zoom).ids.length).toBeGreaterThan(2)
    expect(new Set(groups.members(marks.ids[0]!, 10))).toEqual(new Set([11, 12, 13, 14]))
    expect(groups.members(marks.ids[0]!, 2)).toHaveLength(2)
  })

  it('say when a cluster never splits', () => {
    const groups = createGroups(columns([1, 50, 10, 0], [2, 50, 10, 0]), kindCount)
    const { ids } = groups.within(everywhere, lastZoom)
    expect(ids).toHaveLength(1)
    expect(groups.clusterZoom(ids[0]!)).toBeGreaterThan(lastZoom)
  })

  it('leave out points without coordinates', () => {
    const points = columns([1, NaN, NaN, 0], [2, 50, 10, 1])
    expect([...createGroups(points, kindCount).within(everywhere, 7).ids]).toEqual([2])
    expect([...createDots(points)(everywhere, 5).ids]).toEqual([2])
    expect(pointsExtent(points)).toEqual({ west: 10, east: 10, south: 50, north: 50 })
    expect(pointsWithin(points, sectionRing(everywhere))).toEqual([2])
  })

  it('are nothing without points', () => {
    expect(createGroups(columns(), kindCount).within(everywhere, 7).ids).toHaveLength(0)
  })
})

describe('dots', () => {
  it('are all points that can be told apart', () => {
    const dots = createDots(few)
    const germany = { west: 5, south: 46, east: 18, north: 56 }
    expect([...dots(germany, 5).ids]).toEqual([11, 15])
    expect([...dots(germany, 14).ids]).toEqual([11, 12, 13, 14, 15])
    expect([...dots({ west: 12, south: 53, east: 14, north: 55 }, 9).ids]).toEqual([15])
  })
})

describe('groups that were computed elsewhere', () => {
  it('become marks, clusters first', () => {
    const marks = toMarks(
      [
        { id: 5, lat: 50, lon: 10, count: 1, kinds: [0, 1] },
        { id: 1, lat: 51, lon: 11, count: 7, kinds: [3, 4] },
      ],
      2,
    )
    expect([...marks.ids]).toEqual([1, 5])
    expect([kindShares(marks, 0, 2), kindShares(marks, 1, 2)]).toEqual([
      [3, 4],
      [0, 1],
    ])
  })
})
