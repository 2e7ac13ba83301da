import { expect, test } from 'vitest'
import type { MapPoints } from '../entities/maps/controlPoints.ts'
import { exampleMap } from './exampleMap.ts'
import { computeOutlines } from './footprints.ts'
import { footprintOfMap } from './mapFootprint.ts'

/** Half a metre a pixel around the crossing of zone 32 with its own meridian, at 9° E. */
const place = (pixelx: number, pixely: number) => ({ mapx: 500_000 + pixelx / 2, mapy: 5_600_000 + pixely / 2 })

function pointsAt(pixels: readonly (readonly [number, number])[], down = false): MapPoints {
  const places = pixels.map(([x, y]) => place(x, y))
  return {
    karte_id: 1,
    punkte: pixels.length,
    unvollstaendig: 0,
    mapx: places.map(({ mapx }) => mapx),
    mapy: places.map(({ mapy }) => mapy),
    pixelx: pixels.map(([x]) => x),
    pixely: pixels.map(([, y]) => (down ? -y : y)),
  }
}
const spread = [[100, -100], [900, -100], [900, -400], [100, -400]] as const // prettier-ignore
const sheet = exampleMap(1, { georef_typ: 'polynomial1' })

test('the sheet by its fit, closed, against the clock from its lower left corner', () => {
  const footprint = footprintOfMap(sheet, pointsAt(spread))
  expect(footprint?.dashed).toBe(false)
  expect(footprint?.ring).toHaveLength(5)
  expect(footprint?.ring[0]).toEqual(footprint?.ring[4])
  expect(footprint?.ring[3]?.[0]).toBeCloseTo(9, 7)
  const [lower, , upper] = footprint?.ring.map(([, lat]) => lat) ?? []
  // 250 m are 0.00225 degrees of latitude.
  expect((upper ?? 0) - (lower ?? 0)).toBeCloseTo(0.00225, 4)
})

test('rows that count downwards give the same sheet', () => {
  expect(footprintOfMap(sheet, pointsAt(spread, true))).toEqual(footprintOfMap(sheet, pointsAt(spread)))
})

test('two points are enough, whatever the type asks for', () => {
  expect(footprintOfMap(sheet, pointsAt(spread.slice(0, 2)))?.dashed).toBe(false)
})

test('one point, or a scan of unknown size: the extent of the points', () => {
  expect(footprintOfMap(sheet, pointsAt(spread.slice(0, 1)))?.dashed).toBe(true)
  expect(footprintOfMap({ ...sheet, width: null }, pointsAt(spread))?.dashed).toBe(true)
})

test('a sheet of a wild size is not believed', () => {
  expect(footprintOfMap({ ...sheet, width: 1_000_000 }, pointsAt(spread))?.dashed).toBe(true)
})

test.each([
  ['no points', sheet, undefined],
  ['none that is enabled', sheet, pointsAt([])],
  ['no system', { ...sheet, epsg: null }, pointsAt(spread)],
  ['an unknown system', { ...sheet, epsg: 2_000 }, pointsAt(spread)],
])('%s: nowhere', (_what, map, points) => {
  expect(footprintOfMap(map, points)).toBeNull()
})

test('outlines for other maps: with the name in the middle, and only where the edges of the sheet are known', async () => {
  const maps = [{ ...sheet, map_name: ' Oberfeld ' }, exampleMap(2, { width: null })]
  const points = [pointsAt(spread), { ...pointsAt(spread), karte_id: 2 }]
  const { signal } = new AbortController()
  const outlines = await computeOutlines(maps, points, signal)
  expect(outlines?.map(({ id, name }) => [id, name])).toEqual([[1, 'Oberfeld']])
  expect(outlines?.[0]?.rings[0]).toHaveLength(10)
  expect(outlines?.[0]?.lon).toBeCloseTo(9.0036, 3)
})
