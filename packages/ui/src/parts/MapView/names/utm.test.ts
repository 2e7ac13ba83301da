import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import { expect, test } from 'vitest'
import { fromUtm, toUtm, utmZone } from './utm.ts'

test('it agrees with proj4 to the millimetre, both ways, also beyond the edge of a zone', () => {
  for (const zone of [32, 33])
    for (const lon of [6.1, 9, 10.6, 12.4, 15.9])
      for (const lat of [46.4, 51.8, 54.9]) {
        const [east, north] = converter(4326, 25_800 + zone)!([lon, lat])
        const own = toUtm(zone, [lon, lat])
        expect(Math.hypot(own[0] - east, own[1] - north)).toBeLessThan(0.002)
        const back = fromUtm(zone, own)
        expect(Math.hypot(back[0] - lon, back[1] - lat)).toBeLessThan(2e-8)
      }
})

test('zones change every six degrees', () => {
  expect([6, 11.99, 12, 17.2].map(utmZone)).toEqual([32, 32, 33, 33])
})
