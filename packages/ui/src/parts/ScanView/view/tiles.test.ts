import { expect, test } from 'vitest'
import { wholeView, zoomed } from './scanView.ts'
import { tileGrid, levelCount, tileArea, tilesInView } from './tiles.ts'

const size = { width: 14_043, height: 9_933 }
const pane = { width: 700, height: 500 }

test('an A0 sheet has six levels, the last a single tile', () => {
  expect(levelCount(size)).toBe(6)
  expect(tileGrid(size, 0)).toEqual({ columns: 28, rows: 20 })
  expect(tileGrid(size, 5)).toEqual({ columns: 1, rows: 1 })
  expect(levelCount({ width: 10, height: 10 })).toBe(1)
})

test('tiles at the edge end with the scan', () => {
  expect(tileArea(size, { level: 0, column: 27, row: 19 })).toEqual({
    left: 13_824,
    top: 9_728,
    width: 219,
    height: 205,
  })
})

test('the whole sheet needs a few coarse tiles, a near view a few fine ones', () => {
  const whole = wholeView(size, pane)
  const coarse = tilesInView(size, whole, pane, 1)
  expect(coarse.every(({ level }) => level === 4)).toBe(true)
  expect(coarse.length).toBeLessThanOrEqual(4)
  const near = tilesInView(size, zoomed(whole, 60, [350, 250]), pane, 1)
  expect(near.every(({ level }) => level === 0)).toBe(true)
  expect(near.length).toBeLessThanOrEqual(6)
})

test('fine screens get finer tiles, and outside the scan there are none', () => {
  const whole = wholeView(size, pane)
  expect(tilesInView(size, whole, pane, 2)[0]?.level).toBe(3)
  expect(tilesInView(size, { scale: 1, left: -5_000, top: -5_000 }, pane, 1)).toEqual([])
})
