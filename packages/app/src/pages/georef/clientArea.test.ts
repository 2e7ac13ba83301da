import { expect, test } from 'vitest'
import { clientArea } from './clientArea.ts'

const extent = { epsg: 25833, minx: 389_000, miny: 5_810_000, maxx: 392_000, maxy: 5_813_000 }

test('a map lies near the others of its client', () => {
  const near = clientArea(extent)
  expect(near?.west).toBeCloseTo(12.61, 1)
  expect(near?.north).toBeCloseTo(53.2, 1)
})

test.each([
  ['nothing is known', null],
  ['there are no points', { epsg: 25833, minx: null, miny: null, maxx: null, maxy: null }],
  ['the system is not known', { ...extent, epsg: 2_056 }],
  ['the maps lie all over the country', { ...extent, maxx: 700_000 }],
])('nowhere in particular where %s', (_, found) => expect(clientArea(found)).toBeNull())
