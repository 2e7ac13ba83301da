import { expect, test } from 'vitest'
import { readCoordinates } from './readCoordinates.ts'

test.each([
  ['48,51 11,9', { lat: 48.51, lon: 11.9 }],
  ['48.51, 11.9', { lat: 48.51, lon: 11.9 }],
  ['48.51,11.9', { lat: 48.51, lon: 11.9 }],
  ['48,51; 11,9', { lat: 48.51, lon: 11.9 }],
  ['48,51, 11,9', { lat: 48.51, lon: 11.9 }],
  [' -48.51° 11.9° ', { lat: -48.51, lon: 11.9 }],
  ['48,51', undefined],
  ['98,5 11,9', undefined],
  ['Bad Tölz', undefined],
  ['', undefined],
])('%s', (text, place) => {
  expect(readCoordinates(text)).toEqual(place)
})
