import { expect, it, test } from 'vitest'
import type { BaseMap } from './baseMapTypes.ts'
import { readBaseMaps } from './readBaseMaps.ts'
import { foreignHost, tileAddress } from './tileAddress.ts'

test.each([
  ['https://tiles.example/{z}/{x}/{y}.png', 'tiles.example'],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'tiles.example'],
  ['http://127.0.0.1:9000/wms?map=1', '127.0.0.1:9000'],
  ['https://wald.example/tiles/{z}/{x}/{y}.png', undefined],
  ['/tiles/{z}/{x}/{y}.png', undefined],
])('%s is of %s', (url, host) => {
  expect(foreignHost({ url }, 'wald.example')).toBe(host)
})

const parsedAddress = (entry: Partial<BaseMap>) =>
  tileAddress(readBaseMaps([{ title: 'Karte', ...entry }]).baseMaps[0]!)

it('leaves templates as they are', () => {
  expect(parsedAddress({ type: 'xyz', url: 'https://{s}.t.example/{z}/{x}/{y}{r}.png' })).toBe(
    'https://{s}.t.example/{z}/{x}/{y}{r}.png',
  )
})

it("puts Leaflet's names into the templates of WMTS", () => {
  expect(parsedAddress({ type: 'wmts', url: 'https://w.example/{TileMatrix}/{TileRow}/{TileCol}.jpeg' })).toBe(
    'https://w.example/{z}/{y}/{x}.jpeg',
  )
})

it.each(['https://w.example/wmts', 'https://w.example/wmts?map=1', 'https://w.example/wmts?map=1&'])(
  'asks a WMTS service at %s by its parameters',
  (url) => {
    const address = parsedAddress({ type: 'wmts', url, layers: 'geo & land', matrixSet: 'GLOBAL', style: 'default' })
    const { searchParams } = new URL(address)
    expect(searchParams.get('LAYER')).toBe('geo & land')
    expect(searchParams.get('TILEMATRIX')).toBe('{z}')
    expect(searchParams.get('REQUEST')).toBe('GetTile')
    expect(address.match(/\?/g)).toHaveLength(1)
  },
)
