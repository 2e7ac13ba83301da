import { beforeEach, expect, test, vi } from 'vitest'
import { readBaseMaps } from '../readBaseMaps.ts'
import { mapsHere, offeredMap, readChoice } from './chooseMap.ts'

const plain = { title: undefined, opacity: 1, hosts: [], refused: [] }

test.each([null, '', '{', '7', '[]', '{"hosts":"tiles.example","opacity":7,"title":1}'])(
  '%j allows nothing',
  (text) => {
    expect(readChoice(text)).toEqual(plain)
  },
)

test('what was kept comes back', () => {
  const kept = { title: 'Luftbilder', opacity: 0.4, hosts: ['tiles.example'], refused: ['other.example'] }
  expect(readChoice(JSON.stringify(kept))).toEqual(kept)
})

const entry = (title: string, host: string, more: object = {}) => ({
  type: 'xyz',
  title,
  url: `https://${host}/{z}/{x}/{y}`,
  ...more,
})
const { baseMaps } = readBaseMaps([
  entry('Karte', 'bund.example', { area: [5.8, 47.2, 15.1, 55.1] }),
  entry('Karte AT', 'austria.example', { area: [9.5, 46.3, 17.2, 49.1] }),
  entry('Luftbild', 'harz.example', { lands: ['Niedersachsen'] }),
  entry('Luftbild', 'brocken.example', { lands: ['Sachsen-Anhalt', 'Thüringen'] }),
])
const goslar = { lat: 51.9, lon: 10.4, zoom: 14, land: 'Niedersachsen' }
const brocken = { lat: 51.8, lon: 10.6, zoom: 14, land: 'Sachsen-Anhalt' }
const linz = { lat: 48.3, lon: 16.2, zoom: 12, land: 'Oberösterreich' }
const fresh = { title: undefined, opacity: 1, hosts: [], refused: [] }
const host = (kept: Partial<typeof fresh> | object, place: typeof goslar | undefined) =>
  offeredMap(mapsHere(baseMaps, place), { ...fresh, ...kept }, place)?.url.split('/')[2]

beforeEach(() => {
  vi.stubGlobal('location', { host: 'wald.example' })
  return () => vi.unstubAllGlobals()
})

test('aerials are those of the Land in the middle', () => {
  const hosts = (place: typeof goslar) => mapsHere(baseMaps, place).map(({ url }) => url.split('/')[2])
  expect(hosts(goslar)).toEqual(['bund.example', 'austria.example', 'harz.example'])
  expect(hosts(brocken)).toEqual(['bund.example', 'austria.example', 'brocken.example'])
  expect(hosts({ ...brocken, land: '' })).toEqual(['bund.example', 'austria.example'])
})

test('without an answer so far, the question is about the first map that shows the place', () => {
  expect(host({}, goslar)).toBe('bund.example')
  expect(host({}, linz)).toBe('austria.example')
  expect(host({}, undefined)).toBeUndefined()
})

test('the question is not repeated, neither after a yes nor after a no', () => {
  expect(host({ hosts: ['bund.example'] }, linz)).toBeUndefined()
  expect(host({ refused: ['bund.example'] }, linz)).toBeUndefined()
})

test('a chosen map that goes on with another server asks for that one, once', () => {
  const chosen = { title: 'Luftbild', hosts: ['harz.example'] }
  expect(host(chosen, goslar)).toBeUndefined()
  expect(host(chosen, brocken)).toBe('brocken.example')
  expect(host({ ...chosen, refused: ['brocken.example'] }, brocken)).toBeUndefined()
})
