import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedTile } from './useTiles.ts'

/** Ten tiles in lines of four: the last line has two. */
const extent = { count: 10, columns: 4, page: 2 }

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 6, 9],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 2, 2],
  ['PageDown', 0, 8],
  ['PageDown', 3, 9],
  ['PageUp', 9, 1],
  ['Home', 7, 0],
  ['End', 2, 9],
  ['ArrowDown', -1, 0],
  ['ArrowRight', -1, 0],
])('%s from %i leads to %i', (key, at, to) => expect(movedTile(key, at, extent)).toBe(to))

test('other keys do not move', () => expect(movedTile('a', 3, extent)).toBeUndefined())

const places = fc
  .record({ count: fc.integer({ min: 1, max: 500 }), columns: fc.integer({ min: 1, max: 12 }), page: fc.nat(9) })
  .chain((given) => fc.tuple(fc.constant(given), fc.nat(given.count - 1)))
const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End')

test('every key stays among the tiles', () => {
  fc.assert(
    fc.property(places, keys, ([given, at], key) => {
      const to = movedTile(key, at, given) ?? -1
      expect(to).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThan(given.count)
    }),
  )
})

test('down and up again leads back where the column goes on', () => {
  fc.assert(
    fc.property(places, ([given, at]) => {
      fc.pre(at + given.columns < given.count)
      expect(movedTile('ArrowUp', movedTile('ArrowDown', at, given) ?? -1, given)).toBe(at)
    }),
  )
})
