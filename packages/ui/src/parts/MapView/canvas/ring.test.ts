import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyMarks } from '../sources/marks.ts'
import { clusterSize, hitMark, ringParts } from './ring.ts'

const turn = 2 * Math.PI
const shares = fc
  .array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 6 })
  .filter((counts) => counts.some((count) => count > 0))

it('a single kind is the whole ring', () => {
  expect(ringParts([0, 5, 0])).toEqual([{ kind: 1, from: 0, to: turn }])
})

it('the parts of a ring stay in order and apart, and can all be seen', () => {
  fc.assert(
    fc.property(shares, (counts) => {
      const parts = ringParts(counts)
      expect(parts.map(({ kind }) => kind)).toEqual(counts.flatMap((count, kind) => (count > 0 ? [kind] : [])))
      parts.forEach(({ from, to }, index) => {
        expect(to - from).toBeGreaterThanOrEqual(0.2)
        expect(from).toBeGreaterThanOrEqual(index === 0 ? 0 : parts[index - 1]!.to)
      })
      expect(parts.at(-1)!.to).toBeLessThanOrEqual(turn + 1e-9)
    }),
  )
})

it('more of a kind is more of the ring', () => {
  const [some, more] = ringParts([20, 80])
  expect(more!.to - more!.from).toBeGreaterThan(2 * (some!.to - some!.from))
})

it('a cluster grows with its count, up to a limit', () => {
  expect([2, 100, 10_000, 1_000_000].map(clusterSize)).toEqual([32, 42, 54, 58])
})

const scale = 1000
const marks = emptyMarks(4, 1, 2)
marks.xs.set([0.5, 0.51, 0.6, 0.605])
marks.ys.set([0.5, 0.5, 0.6, 0.6])
marks.counts[0] = 50

it.each([
  [0.508, 0.5, 0, 'a cluster before the point at its edge'],
  [0.525, 0.5, -1, 'nothing'],
  [0.595, 0.6, 2, 'the nearer of two points'],
  [0.604, 0.608, 3, 'a point within reach of a finger'],
])('at %f, %f: mark %i, %s', (x, y, place) => {
  expect(hitMark(marks, x, y, scale)).toBe(place)
})
