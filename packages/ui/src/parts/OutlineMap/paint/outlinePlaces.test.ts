import { expect, test } from 'vitest'
import { markGroups, outlinesAt, outlinesNear } from './markGroups.ts'
import { isMark, outlineMiddle, placed, outlinesExtent } from './outlinePlaces.ts'

const square = (id: number, lon: number, lat: number, size: number) => ({
  id,
  ring: [
    [lon, lat],
    [lon + size, lat],
    [lon + size, lat + size],
    [lon, lat + size],
    [lon, lat],
  ] as const,
})
const large = square(1, 9, 50, 0.4)
const small = square(2, 9.1, 50.1, 0.01)
const both = [large, small].map(placed)

const idsAt = (outlines: typeof both, standing: ReturnType<typeof around>, place: readonly [number, number]) =>
  outlinesAt(outlines, standing, place).map(({ id }) => id)

/** A view of 1,024 px around the middle of an outline. */
const around = (index: number, zoom: number) => {
  const { box } = both[index]!
  const scale = 256 * 2 ** zoom
  return { scale, left: ((box.left + box.right) / 2) * scale - 512, top: ((box.top + box.bottom) / 2) * scale - 512 }
}

test('the extent covers all outlines', () => {
  expect(outlinesExtent([large, small])).toEqual({ west: 9, east: 9.4, south: 50, north: 50.4 })
  expect(outlinesExtent([])).toBeUndefined()
})

test('from afar a sheet is a mark, and can be hit beside its middle', () => {
  const standing = around(1, 8)
  expect(isMark(both[1]!, standing)).toBe(true)
  expect(outlineMiddle(both[1]!, standing)).toEqual([512, 512])
  expect(idsAt(both, standing, [520, 512])).toEqual([2])
})

test('near by the smaller one of two is hit within its edges, the larger one around it', () => {
  const standing = around(1, 14)
  expect(isMark(both[1]!, standing)).toBe(false)
  expect(idsAt(both, standing, [512, 512])).toEqual([2])
  expect(idsAt(both, standing, [512, 5])).toEqual([1])
})

test('no outline is hit outside of all outlines', () => {
  expect(idsAt(both, around(0, 6), [1_000, 1_000])).toEqual([])
})

test('marks that would lie on each other are one sign, hit and counted together', () => {
  const sheets = [small, square(3, 9.12, 50.11, 0.01), square(4, 9.9, 50.9, 0.01)].map(placed)
  const standing = around(1, 7)
  expect(markGroups(sheets, standing).map(({ members }) => members.map(({ id }) => id))).toEqual([[2, 3], [4]])
  expect(idsAt(sheets, standing, [514, 512])).toEqual([2, 3])
  expect(outlinesNear(sheets, standing, [500, 480]).map(({ id }) => id)).toEqual([2, 3])
  // Nearer they are areas.
  expect(markGroups(sheets, around(1, 11))).toEqual([])
})
