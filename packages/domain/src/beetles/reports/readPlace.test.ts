import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlace } from './readPlace.ts'

test('a place is both numbers or none, with comma or point', () => {
  expect(readPlace({ lat: ' ', lon: '' })).toEqual({ status: 'none' })
  expect(readPlace({ lat: '48,137154', lon: ' 11.576124° ' })).toEqual({
    status: 'ready',
    lat: 48.137154,
    lon: 11.576124,
  })
  expect(readPlace({ lat: '−33,9', lon: '18' })).toMatchObject({ lat: -33.9, lon: 18 })
  expect(readPlace({ lat: '', lon: '11' })).toEqual({ status: 'refused', field: 'lat', problem: 'half' })
})

test.each([
  ['90,1', '11', 'lat', 'outside'],
  ['48', '-180,5', 'lon', 'outside'],
  ['48° 8′', '11', 'lat', 'unreadable'],
  ['48', 'elf', 'lon', 'unreadable'],
] as const)('%s %s is refused', (lat, lon, field, problem) => {
  expect(readPlace({ lat, lon })).toEqual({ status: 'refused', field, problem })
})

const degrees = (limit: number) => fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((value) => value / 1e6)

test('every place on earth is read as it is written', () => {
  fc.assert(
    fc.property(degrees(90), degrees(180), fc.boolean(), (lat, lon, comma) => {
      const write = (value: number) => (comma ? value.toFixed(6).replace('.', ',') : value.toFixed(6))
      const read = readPlace({ lat: write(lat), lon: write(lon) })
      expect(read.status === 'ready' && [read.lat + 0, read.lon + 0]).toEqual([lat + 0, lon + 0])
    }),
  )
})
