import { expect, test } from 'vitest'
import { outlineAt, isMark, outlineMiddle, placed, outlinesExtent } from './outlinePlaces.ts'

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
  expect(outlineAt(both, standing, [520, 512])?.id).toBe(2)
})

test('near by the smaller one of two is hit within its edges, the larger one around it', () => {
  const standing = around(1, 14)
  expect(isMark(both[1]!, standing)).toBe(false)
  expect(outlineAt(both, standing, [512, 512])?.id).toBe(2)
  expect(outlineAt(both, standing, [512, 5])?.id).toBe(1)
})

test('no outline is hit outside of all outlines', () => {
  expect(outlineAt(both, around(0, 6), [1_000, 1_000])).toBeUndefined()
})
