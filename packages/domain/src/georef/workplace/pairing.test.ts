import { expect, test } from 'vitest'
import { clicked } from './pairing.ts'
import { newPoint, type WorkPoint } from './workPoint.ts'

const point = (id: number, pixel: boolean, map: boolean): WorkPoint => ({
  ...newPoint(pixel ? [id, -id] : null, map ? [id, id] : null),
  id,
})

test('without a point that waits, a click begins a new one', () => {
  const points = [point(1, true, true)]
  expect(clicked(points, 1, 'pixel', [5, -5])).toEqual({ kind: 'add', points: [newPoint([5, -5], null)] })
  expect(clicked(points, undefined, 'map', [5, 6])).toEqual({ kind: 'add', points: [newPoint(null, [5, 6])] })
})

test('the other half goes to the point that waits for it', () => {
  const points = [point(1, true, true), point(2, true, false)]
  expect(clicked(points, 2, 'map', [5, 6])).toMatchObject({ kind: 'place', id: 2, side: 'map' })
  expect(clicked(points, 1, 'map', [5, 6])).toMatchObject({ kind: 'place', id: 2, side: 'map' })
})

test('a second click on the same side corrects the selected half instead of beginning another', () => {
  expect(clicked([point(1, true, false)], 1, 'pixel', [5, -5])).toMatchObject({ kind: 'place', id: 1, side: 'pixel' })
})

test('pasted coordinates are met in their order', () => {
  const points = [point(1, true, true), point(2, false, true), point(3, false, true)]
  expect(clicked(points, 1, 'pixel', [5, -5])).toMatchObject({ kind: 'place', id: 2 })
  expect(clicked(points, 3, 'pixel', [5, -5])).toMatchObject({ kind: 'place', id: 3 })
})
