import { expect, test } from 'vitest'
import { gridStep, layLabels, metreGrid } from './metreGrid.ts'
import { worldX, worldY } from '../sources/marks.ts'
import { createGround } from './ground.ts'

const size = { width: 1200, height: 800 }
const placingAt = (zoom: number, lon = 10.6, lat = 51.8) => {
  const scale = 256 * 2 ** zoom
  return { scale, left: worldX(lon) * scale - 600, top: worldY(lat) * scale - 400, ...size }
}

test.each([10, 12, 14, 15.25, 17, 20, 24])('at zoom %d some lines cross the view each way, never crowded', (zoom) => {
  const { lines } = metreGrid(placingAt(zoom))
  for (const [axis, across, along, length] of [
    ['east', 0, 1, size.width],
    ['north', 1, 0, size.height],
  ] as const) {
    const own = lines.filter((line) => line.axis === axis)
    expect(own.length).toBeGreaterThan(1)
    expect(own.length).toBeLessThan(length / 60)
    const middles = own.map(({ path }) => path[4]![across])
    const gaps = middles.slice(1).map((at, nr) => Math.abs(at - middles[nr]!))
    expect(Math.min(...gaps)).toBeGreaterThan(80)
    // From end to end they cross the whole view.
    for (const { path } of own)
      expect(Math.abs(path.at(-1)![along] - path[0]![along])).toBeGreaterThan(0.9 * (axis === 'east' ? 800 : 1200))
  }
})

test('from afar it is the grid of 10 km, from near a finer one; east of 12° it is that of zone 33', () => {
  expect([47, 51.8, 54.5].map((lat) => metreGrid(placingAt(10, 10.6, lat)).step)).toEqual([10_000, 10_000, 10_000])
  expect(metreGrid(placingAt(14)).step).toBe(1_000)
  expect([metreGrid(placingAt(12)).zone, metreGrid(placingAt(12, 13.2)).zone]).toEqual([32, 33])
  expect([11, 1, 0.13].map(gridStep)).toEqual([1_000, 100, 20])
})

test('labels stand within the view and on nothing else; a line without room has none', () => {
  const { lines } = metreGrid(placingAt(14))
  const view = { left: 200, top: 100, right: 1000, bottom: 700 }
  const ground = createGround(size.width, size.height)
  ground.take({ ...view, bottom: 140 })
  const on = { view, ground, write: ({ metres }: { metres: number }) => String(metres), textWidth: () => 60 }
  const labels = layLabels(lines, on)
  expect(labels.length).toBeGreaterThan(3)
  expect(labels.filter(({ x, y }) => x < 200 || x > 940 || y < 140 || y > 700)).toEqual([])
  ground.take(view)
  expect(layLabels(lines, on)).toEqual([])
})
