import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MapPoints } from '../mapTypes.ts'
import { pointsExtent, pickPlaces, pointsWithin, sectionRing } from './columns.ts'

const points: MapPoints = {
  ids: Float64Array.of(1, 2, 3),
  lats: Float64Array.of(50, 51, 48),
  lons: Float64Array.of(10, 11, 16),
  kinds: Uint8Array.of(0, 1, 0),
}

describe('columns', () => {
  it('know what encloses all points, or some', () => {
    expect(pointsExtent(points)).toEqual({ west: 10, east: 16, south: 48, north: 51 })
    expect(pointsExtent(points, new Set([1, 2, 9]))).toEqual({ west: 10, east: 11, south: 50, north: 51 })
    expect(pointsExtent(points, new Set())).toBeUndefined()
  })
  it('know where some of them are', () => {
    expect([...pickPlaces(points, new Set([3, 2])).lats]).toEqual([51, 48])
  })
})

describe('pointsWithin', () => {
  it('follows a ring that turns inwards', () => {
    const ring = [
      [9, 47],
      [17, 47],
      [17, 52],
      [11, 49.5],
      [9, 52],
    ] as const
    expect(pointsWithin(points, ring)).toEqual([1, 3])
  })
  it('finds nothing in less than a triangle', () => {
    expect(
      pointsWithin(points, [
        [9, 47],
        [17, 52],
      ]),
    ).toEqual([])
  })
  it('agrees with a comparison of edges, for every rectangle', () => {
    const edge = fc.double({ min: 5, max: 60, noNaN: true })
    fc.assert(
      fc.property(edge, edge, edge, edge, (a, b, c, d) => {
        const section = { west: Math.min(a, b), east: Math.max(a, b), south: Math.min(c, d), north: Math.max(c, d) }
        const inside = [...points.ids].filter((_, row) => {
          const [lat, lon] = [points.lats[row]!, points.lons[row]!]
          return lon > section.west && lon < section.east && lat > section.south && lat < section.north
        })
        fc.pre(![...points.lats, ...points.lons].some((value) => [a, b, c, d].includes(value)))
        expect(pointsWithin(points, sectionRing(section))).toEqual(inside)
      }),
    )
  })
})
