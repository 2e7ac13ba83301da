import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Position } from '../solver/types.ts'
import { converter } from './convert.ts'
import vectors from './proj.vectors.json' with { type: 'json' }
import { type CoordinateSystem, systems } from './systems.ts'

const geographic = 4326
/** Length of a degree of latitude. */
const metres = 111_320

function convert(from: number, to: number, position: Position): Position {
  const mapping = converter(from, to)
  if (!mapping) throw new Error(`EPSG:${from} or EPSG:${to} is not shipped`)
  return mapping(position)
}

function distance([x, y]: Position, [otherX, otherY]: Position): number {
  return Math.hypot(x - otherX, y - otherY)
}

test.each(vectors.cases)('EPSG:$epsg agrees with PROJ at $geographic', ({ epsg, ...wanted }) => {
  const {
    geographic: [longitude = NaN, latitude = NaN],
    projected: [east = NaN, north = NaN],
  } = wanted
  expect(distance(convert(geographic, epsg, [longitude, latitude]), [east, north])).toBeLessThan(1e-6)
  const {
    from: [x = NaN, y = NaN],
    to: [backX = NaN, backY = NaN],
  } = wanted
  expect(distance(convert(epsg, geographic, [x, y]), [backX, backY]) * metres).toBeLessThan(1e-6)
})

// Seven parameters there and back differ by one or two millimetres, in PROJ as well.
test('a position comes back from every other system', () => {
  fc.assert(
    fc.property(fc.constantFrom(...systems), fc.constantFrom(...systems), part(), part(), (from, to, across, up) => {
      const position = convert(geographic, from.epsg, within(from, across, up))
      const back = convert(to.epsg, from.epsg, convert(from.epsg, to.epsg, position))
      expect(distance(back, position) * (from.unit === 'degree' ? metres : 1)).toBeLessThan(5e-3)
    }),
  )
})

function part() {
  return fc.double({ min: 0, max: 1, noNaN: true })
}

function within({ area: { west, south, east, north } }: CoordinateSystem, across: number, up: number): Position {
  return [west + across * (east - west), south + up * (north - south)]
}

test('two systems of one datum differ by their projection alone', () => {
  const [east, north] = convert(31468, 31467, convert(5677, 31468, [3_712_345.67, 5_812_345.67]))
  expect(distance([east, north], [3_712_345.67, 5_812_345.67])).toBeLessThan(1e-6)
})

test('there is no conversion for a system that is not shipped, and no value for what is not finite', () => {
  expect(converter(25832, 2056)).toBeNull()
  expect(convert(25832, geographic, [NaN, 1])).toEqual([NaN, NaN])
  expect(convert(25832, geographic, [Infinity, 1])).toEqual([NaN, NaN])
})
