import { expect, test } from 'vitest'
import type { Position } from '@waldkerf/domain/georef/solver/types'
import { type Drawing, drawWindow, seeded, stroke } from './drawWindow.testing.ts'
import { findCross } from './findCross.ts'

const side = 160
const middle: Position = [side / 2, side / 2]

/** A cross whose centre lies beside the middle, as a press does. */
function drawnCross(seed: number): { drawing: Drawing; centre: Position } {
  const random = seeded(seed)
  const between = (from: number, to: number) => from + random() * (to - from)
  const centre: Position = [middle[0] + between(-12, 12), middle[1] + between(-12, 12)]
  const [turn, width] = [between(-6, 6), between(1, 8)]
  // The thicker the line, the larger the cross; some are lines of a grid, which go on.
  const arm = width * 2 + between(14, 60)
  const isDark = seed % 4 !== 0
  const [paper, ink] = isDark ? [between(190, 240), between(20, 110)] : [between(20, 60), between(140, 230)]
  const strokes = [0, 90].map((more) => stroke(centre, turn + more, [-arm, arm], width))
  const label = stroke([centre[0] + 25, centre[1] - 20], 30, [-4, 4], 2)
  return {
    centre,
    drawing: { side, paper, ink, slope: between(-0.15, 0.15), noise: between(2, 24), strokes: [...strokes, label] },
  }
}

test('of a hundred drawn crosses with noise at least 95 are found within half a pixel', () => {
  const misses = Array.from({ length: 100 }, (_, at) => {
    const { drawing, centre } = drawnCross(at + 1)
    const found = findCross(drawWindow(drawing, at + 1), { near: middle, reach: 24 })
    return found ? Math.hypot(found[0] - centre[0], found[1] - centre[1]) : Infinity
  })
  expect(misses.filter((miss) => miss <= 0.5).length).toBeGreaterThanOrEqual(95)
})

const plain = { side, paper: 220, ink: 50, slope: 0, noise: 15 }
const line = stroke(middle, 3, [-80, 80], 3)

test.each<[string, Drawing['strokes']]>([
  ['plain paper', []],
  ['one line', [line]],
  ['a line that begins at another', [line, stroke(middle, 93, [0, 80], 3)]],
  ['a corner', [stroke(middle, 0, [0, 80], 3), stroke(middle, 90, [0, 80], 3)]],
  ['two lines that cross askew', [line, stroke(middle, 48, [-80, 80], 3)]],
  ['a spot', [stroke(middle, 0, [-6, 6], 12)]],
  ['the edge of the paper', [stroke([middle[0], side], 0, [-80, 80], side)]],
])('%s: nothing to snap to', (_, strokes) => {
  for (let seed = 1; seed <= 8; seed += 1) {
    expect(findCross(drawWindow({ ...plain, strokes }, seed), { near: middle, reach: 24 })).toBeNull()
  }
})

test('a corner of the frame is found where corners are asked for, plain paper is none', () => {
  const centre: Position = [middle[0] + 7.3, middle[1] - 5.8]
  const corner = [stroke(centre, 2, [-1.5, 80], 3), stroke(centre, 92, [-1.5, 80], 3)]
  const search = { near: middle, reach: 24, corners: true }
  for (let seed = 1; seed <= 8; seed += 1) {
    const found = findCross(drawWindow({ ...plain, strokes: corner }, seed), search)
    expect(Math.hypot((found?.[0] ?? 0) - centre[0], (found?.[1] ?? 0) - centre[1])).toBeLessThan(1)
    expect(findCross(drawWindow({ ...plain, strokes: [] }, seed), search)).toBeNull()
  }
})

test('the nearer of two crosses is meant, and none beyond the reach', () => {
  const [one, other]: Position[] = [[66.2, 80.4], [112, 80.4]] // prettier-ignore
  const crosses = [one!, other!].flatMap((at) => [0, 90].map((turn) => stroke(at, turn, [-18, 18], 2)))
  const window = drawWindow({ ...plain, strokes: crosses }, 1)
  const found = findCross(window, { near: [74, 84], reach: 40 })
  expect(Math.hypot((found?.[0] ?? 0) - 66.2, (found?.[1] ?? 0) - 80.4)).toBeLessThan(0.5)
  expect(findCross(window, { near: [89, 120], reach: 24 })).toBeNull()
})
