import { expect, it } from 'vitest'
import { emptyMarks } from '../sources/marks.ts'
import { hitMark } from './hit.ts'

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
