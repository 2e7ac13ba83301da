import { expect, test } from 'vitest'
import { previewAddress } from './previewAddress.ts'
import { readBaseMaps } from './readBaseMaps.ts'

const goslar = { lat: 51.904, lon: 10.428, zoom: 9.25 }
const read = (entry: object) => readBaseMaps([{ title: 'Karte', type: 'xyz', ...entry }]).baseMaps[0]!

test('a preview is the tile of the place in view', () => {
  expect(previewAddress(read({ url: 'https://{s}.t.example/{z}/{x}/{y}{r}.png' }), goslar)).toBe(
    'https://a.t.example/9/270/169.png',
  )
})

test('of a map that ends before the place it is one of its own middle, at a zoom that it has', () => {
  const austria = read({ url: '/{z}/{x}/{y}', area: [9.5, 46.3, 17.2, 49.1], maxZoom: 5 })
  expect(previewAddress(austria, goslar)).toBe('/5/17/11')
})

test('of a WMS it is a picture of the same square', () => {
  const { searchParams } = new URL(
    previewAddress(read({ type: 'wms', url: 'https://w.example/', layers: 'dop' }), goslar),
  )
  expect(searchParams.get('layers')).toBe('dop')
  const [west = 0, south = 0, east = 0, north = 0] = searchParams.get('bbox')!.split(',').map(Number)
  expect(east - west).toBeCloseTo(78_271.5, 0)
  expect(north - south).toBeCloseTo(78_271.5, 0)
  expect(west).toBeLessThan(1_160_840)
  expect(east).toBeGreaterThan(1_160_840)
})
