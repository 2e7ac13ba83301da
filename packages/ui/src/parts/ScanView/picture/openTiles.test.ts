import { expect, test } from 'vitest'
import { lastZoom, levelParts, tileParts } from './openTiles.ts'
import { levelCount, levelWithin, tileGrid } from '../view/tiles.ts'

/** A sheet of A0 at 300 dpi. */
const sheet = { width: 14_043, height: 9_933 }

test('the last zoom has the scan at full size, and zoom 0 has it in one tile', () => {
  expect(lastZoom(sheet)).toBe(6)
  expect(lastZoom({ width: 256, height: 100 })).toBe(0)
  expect(lastZoom({ width: 257, height: 100 })).toBe(1)
  expect(levelParts(sheet, lastZoom(sheet)).map(({ place }) => place)).toEqual([{ z: 0, x: 0, y: 0 }])
})

test('a tile is made of four by URL, fewer at the edges', () => {
  expect(tileParts(sheet, { level: 0, column: 3, row: 2 })).toEqual([
    { place: { z: 6, x: 6, y: 4 }, left: 0, top: 0 },
    { place: { z: 6, x: 7, y: 4 }, left: 256, top: 0 },
    { place: { z: 6, x: 6, y: 5 }, left: 0, top: 256 },
    { place: { z: 6, x: 7, y: 5 }, left: 256, top: 256 },
  ])
  expect(tileParts(sheet, { level: 0, column: 27, row: 19 }).map(({ place }) => place)).toEqual([
    { z: 6, x: 54, y: 38 },
  ])
})

test('all tiles of a level ask for each tile by URL once, and for none outside the scan', () => {
  for (let level = 0; level < levelCount(sheet); level += 1) {
    const { columns, rows } = tileGrid(sheet, level)
    const asked = Array.from({ length: columns * rows }, (_, at) =>
      tileParts(sheet, { level, column: at % columns, row: Math.floor(at / columns) }),
    ).flat()
    const all = levelParts(sheet, level).map(({ place }) => JSON.stringify(place))
    expect(asked.map(({ place }) => JSON.stringify(place)).toSorted()).toEqual(all.toSorted())
  }
})

test('an overview is as fine as its limit allows', () => {
  expect(levelWithin(sheet, 2_048)).toBe(3)
  expect(levelWithin({ width: 800, height: 600 }, 2_048)).toBe(0)
})
