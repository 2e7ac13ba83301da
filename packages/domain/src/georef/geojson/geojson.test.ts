import { expect, test } from 'vitest'
import { converter } from '../coordinates/convert.ts'
import { fit } from '../solver/fit.ts'
import vectors from '../solver/gdal.vectors.json' with { type: 'json' }
import type { Mapping, Position } from '../solver/types.ts'
import { geoJsonText, sheetFootprint } from './geojson.ts'

const points = vectors.sheets.UTM
const sheet = { width: 14_043, height: 9933 }
const nowhere: Mapping = () => [NaN, NaN]
type Read = { features: { geometry: { type: string; coordinates: unknown }; properties: Record<string, unknown> }[] }

function written(count: number, toGeographic = converter(25833, 4326) ?? nowhere): Read {
  const some = points.slice(0, count)
  const text = geoJsonText({ name: 'Blatt 7', points: some, fit: fit('polynomial1', some), sheet, toGeographic })
  expect(text.endsWith('}\n')).toBe(true)
  return JSON.parse(text) as Read
}

test('the sheet comes first, closed and against the clock, then the points', () => {
  const { features } = written(16)
  expect(features.map(({ geometry }) => geometry.type)).toEqual(['Polygon', ...points.map(() => 'Point')])
  const [outline, first] = features.map(({ geometry }) => geometry.coordinates)
  const [ring = []] = outline as Position[][]
  expect(ring.at(-1)).toEqual(ring[0])
  const area = ring.slice(1).reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = ring[at] ?? [x, y]
    return sum + beforeX * y - x * beforeY
  }, 0)
  expect(area).toBeGreaterThan(0)
  expect(features[0]?.properties).toMatchObject({ name: 'Blatt 7', georef_typ: 'polynomial1' })
  expect(features[1]?.properties).toMatchObject({ nr: 1, enable: true, pixelx: 0.5 })
  expect(first).toEqual([expect.closeTo(13.36, 1), expect.closeTo(52.43, 1)])
})

test('without a fit there are the points, without residuals', () => {
  const { features } = written(2)
  expect(features.map(({ properties }) => properties['residual'])).toEqual([null, null])
})

test('what has no place is left out', () => {
  expect(written(16, nowhere).features).toEqual([])
  expect(sheetFootprint(nowhere, sheet, (position) => position)).toBeNull()
})
