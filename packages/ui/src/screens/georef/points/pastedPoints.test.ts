import { expect, test } from 'vitest'
import { convertPasted } from './pastedPoints.ts'

const pasted = (mapx: number, mapy: number, pixely: number | null = null) => ({
  mapx,
  mapy,
  pixelx: pixely === null ? null : 10,
  pixely,
  enable: true,
})

test('coordinates of another system are converted to the map’s system', () => {
  const { points, lost } = convertPasted([pasted(13.4, 52.5)], 4326, 25833)
  expect(lost).toBe(0)
  expect(points[0]?.map?.[0]).toBeCloseTo(391_375, -2)
})

test('rows that count downwards become negative ones', () => {
  expect(convertPasted([pasted(1, 2, 30), pasted(1, 2, 0)], null, null).points.map(({ pixel }) => pixel)).toEqual([
    [10, -30],
    [10, 0],
  ])
  expect(convertPasted([pasted(1, 2, -30)], null, null).points[0]?.pixel).toEqual([10, -30])
})

test('a point without valid coordinates in the other system is left out and counted', () => {
  expect(convertPasted([pasted(NaN, 52), pasted(13, 52)], 4326, 25833)).toMatchObject({ lost: 1 })
})
