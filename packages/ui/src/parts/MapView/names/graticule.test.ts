import { expect, test } from 'vitest'
import { degreeStep, graticule, layLabels } from './graticule.ts'
import { worldX, worldY } from '../sources/marks.ts'
import { createGround } from './ground.ts'

const size = { width: 1200, height: 800 }
const placingAt = (zoom: number) => {
  const scale = 256 * 2 ** zoom
  return { scale, left: worldX(10.6) * scale - 600, top: worldY(51.8) * scale - 400, ...size }
}

test.each([10, 12, 14, 15.25, 17, 20, 24])('at zoom %d some lines cross the view each way, never crowded', (zoom) => {
  const { lines, step } = graticule(placingAt(zoom))
  for (const [axis, length] of [
    ['lon', size.width],
    ['lat', size.height],
  ] as const) {
    const places = lines.filter((line) => line.axis === axis).map(({ at }) => at)
    expect(places.length).toBeGreaterThan(1)
    expect(places.length).toBeLessThan(length / 100)
    expect(places.every((at) => at >= 0 && at <= length)).toBe(true)
  }
  expect(Number(step.toPrecision(1))).toBeCloseTo(step, 12)
})

test('steps are 1, 2 or 5 times a power of ten', () => {
  expect([121, 100, 30, 13].map(degreeStep)).toEqual([1, 2, 5, 10])
})

test('labels stand within the view and on nothing else; a line without room has none', () => {
  const { lines } = graticule(placingAt(14))
  const view = { left: 200, top: 100, right: 1000, bottom: 700 }
  const ground = createGround(size.width, size.height)
  ground.take({ ...view, bottom: 140 })
  const labels = layLabels(lines, { view, ground, write: String, textWidth: () => 60 })
  expect(labels.length).toBeGreaterThan(3)
  expect(labels.filter(({ x, y }) => x < 200 || x > 940 || y < 140 || y > 700)).toEqual([])
  ground.take(view)
  expect(layLabels(lines, { view, ground, write: String, textWidth: () => 60 })).toEqual([])
})
