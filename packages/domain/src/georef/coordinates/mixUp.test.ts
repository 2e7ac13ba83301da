import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Position } from '../solver/types.ts'
import { estimateAccuracy, axisHint } from './accuracy.ts'
import { converter } from './convert.ts'
import { findMixUp } from './mixUp.ts'
import { type CoordinateSystem, findSystem, systems } from './systems.ts'

const part = fc.double({ min: 0, max: 1, noNaN: true })
const berlin: Position = [13.4, 52.5]
const munich: Position = [11.6, 48.1]
const linz: Position = [14.3, 48.3]

function placed(epsg: number, geographic: Position): Position {
  return converter(4326, epsg)?.(geographic) ?? [NaN, NaN]
}
function shipped(epsg: number): CoordinateSystem {
  const system = findSystem(epsg)
  if (!system) throw new Error(`EPSG:${epsg}`)
  return system
}

test('no position in the area of use is mixed up', () => {
  fc.assert(
    fc.property(fc.constantFrom(...systems), part, part, ({ epsg, area }, across, up) => {
      const geographic: Position = [
        area.west + across * (area.east - area.west),
        area.south + up * (area.north - area.south),
      ]
      expect(findMixUp(epsg, placed(epsg, geographic))).toBeNull()
    }),
  )
})

test.each<[string, number, Position, object]>([
  ['swapped axes', 31468, [5_330_000, 4_470_000], { swapped: true, epsg: 31468 }],
  ['another zone of Gauß-Krüger', 31468, placed(31467, [9, 50]), { swapped: false, epsg: 31467 }],
  ['a zone number too few', 4647, placed(25832, munich), { swapped: false, epsg: 25832 }],
  ['a zone number too many', 25832, placed(4647, munich), { swapped: false, epsg: 4647 }],
  ['degrees', 25833, berlin, { swapped: false, epsg: 4326 }],
  ['degrees, latitude first', 25833, [52.5, 13.4], { swapped: true, epsg: 4326 }],
  ['a strip without its meridian number', 31258, placed(31255, linz), { swapped: false, epsg: 31255 }],
  ['nowhere', 31468, [4_470_000, 1000], { epsg: null }],
])('%s', (_, epsg, position, wanted) => expect(findMixUp(epsg, position)).toMatchObject(wanted))

test('a zone that does not fit is said first, with its digits', () => {
  expect(findMixUp(31468, placed(31467, [9, 50]))?.message.de).toMatch(
    /^Zone passt nicht: In EPSG:31468 beginnt der Rechtswert mit 4, hier steht 3\d{6}\. Die Koordinaten passen zu/,
  )
  expect(findMixUp(4647, [1, 1])?.message.de).toMatch(/beginnt der Rechtswert mit 32/)
})

test('two UTM zones are told apart by the neighbourhood alone', () => {
  const position = placed(25833, berlin)
  const near = { west: 11, south: 51, east: 15, north: 54 }
  expect(findMixUp(25832, position)).toBeNull()
  expect(findMixUp(25832, position, near)).toMatchObject({ swapped: false, epsg: 25833 })
})

function germanAccuracy(from: number, to: number, grids: Parameters<typeof estimateAccuracy>[2] = []) {
  return estimateAccuracy(shipped(from), shipped(to), grids).map(({ de }) => de)
}

test('the accuracy of a conversion is told by datum and grid', () => {
  expect(germanAccuracy(25832, 3857)).toEqual([])
  expect(germanAccuracy(31467, 25832)).toEqual(['DHDN ohne Gitter: bis 2,4 m'])
  expect(germanAccuracy(31287, 31468)).toEqual(['MGI ohne Gitter: bis 0,4 m', 'DHDN ohne Gitter: bis 2,4 m'])
  expect(germanAccuracy(31467, 25832, [{ name: 'BeTA2007', datum: 'DHDN' }])).toEqual(['mit BeTA2007: < 1 m'])
  expect(germanAccuracy(31287, 4326, [{ name: 'GIS_GRID', datum: 'MGI' }])).toEqual(['MGI mit Gitter GIS_GRID'])
})

test('the hint for typing names the official order where it is another', () => {
  expect(axisHint(shipped(31468)).de).toContain('Amtlich steht der Hochwert vorn')
  expect(axisHint(shipped(5677)).de).toBe('Rechtswert, dann Hochwert.')
  expect(axisHint(shipped(4326)).en).toContain('Longitude, then latitude')
})
