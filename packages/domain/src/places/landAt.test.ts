import { expect, test } from 'vitest'
import { landAt } from './landAt.ts'

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
