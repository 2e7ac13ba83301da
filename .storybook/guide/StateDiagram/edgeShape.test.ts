import fc from 'fast-check'
import { expect, test } from 'vitest'
import { box, edgeShape } from './edgeShape.ts'

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []

test('a straight line runs from edge to edge, its words in the middle', () => {
  const { curve, label } = edgeShape({ x: 100, y: 100 }, { x: 500, y: 100 }, 0)
  const [startX = 0, startY, , , endX = 0] = numbers(curve)
  expect(startX).toBeGreaterThan(100 + box.width / 2)
  expect(startY).toBe(100)
  expect(endX).toBeLessThan(500 - box.width / 2)
  expect(label).toEqual({ x: 300, y: 100 })
  expect(edgeShape({ x: 100, y: 100 }, { x: 500, y: 100 }, 0, 0.2).label.x).toBeLessThan(300)
})

test('there and back swing out to different sides', () => {
  const [a, b] = [
    { x: 100, y: 100 },
    { x: 500, y: 100 },
  ]
  expect(edgeShape(a, b, 30).label.y).toBeLessThan(100)
  expect(edgeShape(b, a, 30).label.y).toBeGreaterThan(100)
})

test('a loop stands above its box, or below', () => {
  const state = { x: 200, y: 200 }
  expect(edgeShape(state, state, 0).label.y).toBeLessThan(200 - box.height / 2)
  expect(edgeShape(state, state, -1).label.y).toBeGreaterThan(200 + box.height / 2)
})

test('wherever two boxes lie, the line is drawn', () => {
  const point = fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) })
  fc.assert(
    fc.property(point, point, fc.integer({ min: -200, max: 200 }), (from, to, bend) => {
      const { curve, head, label } = edgeShape(from, to, bend)
      expect(`${curve}${head}${label.x}${label.y}`).not.toMatch(/NaN|Infinity/)
    }),
  )
})
