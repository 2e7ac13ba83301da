import { expect, test } from 'vitest'
import { onMap } from './onMap.ts'
import { shapes } from './shapes.ts'

/** The box around an outline of relative steps. */
function readBox(d: string) {
  let [x, y] = [0, 0]
  const xs: number[] = []
  const ys: number[] = []
  for (const [, command, rest = ''] of d.matchAll(/([Ml])([^Mlz]*)/g)) {
    const numbers = [...rest.matchAll(/-?\d+/g)].map(Number)
    for (let at = 0; at < numbers.length; at += 2) {
      const start = command === 'M' && at === 0
      x = (start ? 0 : x) + (numbers[at] ?? 0)
      y = (start ? 0 : y) + (numbers[at + 1] ?? 0)
      xs.push(x)
      ys.push(y)
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

test.each([
  ['Berlin', 52.52, 13.4],
  ['Hamburg', 53.55, 10.0],
  ['Saarland', 49.4, 7.0],
  ['Wien', 48.21, 16.37],
  ['Vorarlberg', 47.25, 9.9],
])('a place in %s lies within its outline', (name, lat, lon) => {
  const { left, right, top, bottom } = readBox(shapes.find((shape) => shape.name === name)?.d ?? '')
  const [x, y] = onMap(lat, lon)
  expect(x).toBeGreaterThan(left)
  expect(x).toBeLessThan(right)
  expect(y).toBeGreaterThan(top)
  expect(y).toBeLessThan(bottom)
})

test('north is up, east is right', () => {
  expect(onMap(54, 10)[1]).toBeLessThan(onMap(48, 10)[1])
  expect(onMap(50, 8)[0]).toBeLessThan(onMap(50, 14)[0])
})
