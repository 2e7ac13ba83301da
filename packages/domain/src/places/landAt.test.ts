import { expect, test } from 'vitest'
import { landAt, landSection } from './landAt.ts'

test.each([
  ['München', 48.137, 11.575, 'Bayern'],
  ['Berlin, Mitte, an enclave', 52.517, 13.389, 'Berlin'],
  ['Potsdam, around it', 52.391, 13.064, 'Brandenburg'],
  ['Bremerhaven, apart from its Land', 53.54, 8.58, 'Bremen'],
  ['between Bremen and Bremerhaven', 53.3, 8.75, 'Niedersachsen'],
  ['Rügen, an island', 54.42, 13.43, 'Mecklenburg-Vorpommern'],
  ['Wien', 48.21, 16.37, 'Wien'],
  ['Lienz, apart from the rest of Tirol', 46.83, 12.77, 'Tirol'],
  ['Bregenz', 47.5, 9.74, 'Vorarlberg'],
])('%s', (_place, lat, lon, land) => {
  expect(landAt(lat, lon)).toBe(land)
})

test.each([
  ['Praha', 50.08, 14.44],
  ['the North Sea', 54.5, 7.0],
  ['nowhere near', 0, 0],
  ['beyond all longitudes', 50, -180],
])('%s is in none', (_place, lat, lon) => {
  expect(landAt(lat, lon)).toBe('')
})

test.each([
  ['Bayern', 8.97, 47.27, 13.84, 50.57],
  ['Bremen, with Bremerhaven', 8.48, 53.01, 8.99, 53.61],
  ['Tirol, with what lies apart from it', 10.1, 46.65, 12.97, 47.75],
])('the section of %s holds all of it, and little more', (land, west, south, east, north) => {
  const found = landSection(land.split(',')[0]!)!
  expect(Math.abs(found.west - west)).toBeLessThan(0.06)
  expect(Math.abs(found.south - south)).toBeLessThan(0.06)
  expect(Math.abs(found.east - east)).toBeLessThan(0.06)
  expect(Math.abs(found.north - north)).toBeLessThan(0.06)
})

test('no Land has no section', () => {
  expect(landSection('')).toBeUndefined()
  expect(landSection('Atlantis')).toBeUndefined()
})
