import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShownMark } from '../mapTypes.ts'
import { type Direction, nearestMark, nextMark } from './useMapKeys.ts'

const mark = (id: number, x: number, y: number): ShownMark => ({ id, x, y, lat: 0, lon: 0, count: 1, kinds: [1] })
const around = [mark(1, 100, 0), mark(2, 200, 10), mark(3, 0, 80), mark(4, -50, -40), mark(5, 0, -300)]
const here = { x: 0, y: 0 }

describe('nextMark', () => {
  it.each<[Direction, number]>([
    ['right', 1],
    ['down', 3],
    ['left', 4],
    ['up', 4],
  ])('leads %s to mark %i', (direction, id) => {
    expect(nextMark(around, here, direction)?.id).toBe(id)
  })

  it('stays where nothing lies in the direction', () => {
    expect(nextMark(around, { x: 500, y: 0 }, 'right')).toBeUndefined()
  })

  it('can reach a mark in some direction, wherever it lies', () => {
    const spot = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) })
    fc.assert(
      fc.property(spot, ({ x, y }) => {
        fc.pre(x !== 0 || y !== 0)
        const ways = (['left', 'right', 'up', 'down'] as const).map((way) => nextMark([mark(1, x, y)], here, way))
        expect(ways.some(Boolean)).toBe(true)
      }),
    )
  })
})

describe('nearestMark', () => {
  it('finds the nearest one, and none among none', () => {
    expect(nearestMark(around, { x: 190, y: 0 })?.id).toBe(2)
    expect(nearestMark([], here)).toBeUndefined()
  })
})
