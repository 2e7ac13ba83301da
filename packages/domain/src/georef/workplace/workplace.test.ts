import { describe, expect, test } from 'vitest'
import { type Change, changed, emptyWorkplace, type Workplace } from './workplace.ts'
import { toFitPoints, newPoint } from './workPoint.ts'

const empty = emptyWorkplace('helmert', 25832)

function after(...changes: readonly Change[]): Workplace {
  return changes.reduce(changed, empty)
}
const three = after({
  kind: 'add',
  points: [newPoint([1, -1], [100, 200]), newPoint([2, -2], null), newPoint([3, 0], [300, 400])],
})
const pointIds = ({ points }: Workplace) => points.map(({ id }) => id)

describe('a workplace', () => {
  test('gives each point a number of its own, also after one was removed', () => {
    const work = changed(changed(three, { kind: 'remove', ids: [3] }), { kind: 'add', points: [newPoint(null, null)] })
    expect(pointIds(work)).toEqual([1, 2, 4])
  })

  test('hands the solver whole points under their place in the list', () => {
    expect(toFitPoints(three.points).map(({ nr }) => nr)).toEqual([1, 3])
  })

  test('places, and keeps a place rather than taking one that is no number', () => {
    const placed = changed(three, { kind: 'place', id: 2, side: 'map', at: [5, 6] })
    expect(placed.points[1]?.map).toEqual([5, 6])
    expect(changed(placed, { kind: 'place', id: 2, side: 'map', at: [NaN, 6] })).toBe(placed)
    expect(changed(placed, { kind: 'place', id: 2, side: 'map', at: [5, 6] })).toBe(placed)
  })

  test('moves a point within the list, at most to its ends', () => {
    expect(pointIds(changed(three, { kind: 'reorder', id: 1, to: 9 }))).toEqual([2, 3, 1])
    expect(pointIds(changed(three, { kind: 'reorder', id: 3, to: -4 }))).toEqual([3, 1, 2])
    expect(changed(three, { kind: 'reorder', id: 1, to: 0 })).toBe(three)
  })

  test('turns rows without making a negative zero', () => {
    const { points } = changed(three, { kind: 'turnRows' })
    expect(points.map(({ pixel }) => pixel)).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
    ])
  })

  test('changes the system with or without the numbers', () => {
    const kept = changed(three, { kind: 'system', epsg: 25833, convert: null })
    expect(kept).toMatchObject({ epsg: 25833, points: three.points })
    const led = changed(three, { kind: 'system', epsg: 25833, convert: ([x, y]) => [x + 1, y + 1] })
    expect(led.points.map(({ map }) => map)).toEqual([[101, 201], null, [301, 401]])
  })

  test('swaps axes of the points named, half ones left alone', () => {
    const { points } = changed(three, { kind: 'swapAxes', ids: [1, 2] })
    expect(points.map(({ map }) => map)).toEqual([[200, 100], null, [300, 400]])
  })

  test.each<Change>([
    { kind: 'enable', ids: [1], enable: true },
    { kind: 'remove', ids: [77] },
    { kind: 'type', type: 'helmert' },
    { kind: 'system', epsg: 25832, convert: null },
    { kind: 'place', id: 77, side: 'pixel', at: [0, 0] },
  ])('stays the same object where $kind changes nothing', (change) => {
    expect(changed(three, change)).toBe(three)
  })
})
