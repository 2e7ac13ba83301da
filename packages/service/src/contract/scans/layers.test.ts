import { expect, test } from 'vitest'
import type { MapLayer } from '@waldkerf/domain/entities/maps/scans'
import { makeLayer, newPicture } from '@waldkerf/service/web/scans/testing/pictures'
import { makeFixture } from '../fixtures/fixture.ts'
import { type Picture, scanClient } from './scanClient.ts'

const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'
const fixture = makeFixture(expert)
const { send, begin, part, upload } = scanClient(
  () => fixture.stack,
  () => fixture.stack.origin,
  expert,
)
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** @param version of the map that the layer is made of */
async function store(map: number, bytes: Picture, version: number): Promise<Response> {
  const metadata = `karte_id ${base64(String(map))},art ${base64('layer')}`
  const begun = await begin(map, bytes.length, { 'Upload-Metadata': metadata, 'If-Match': `"${version}"` })
  return part(new URL(begun.headers.get('location') ?? '/none', fixture.stack.origin).pathname, 0, bytes)
}
const versionNow = async (map: number) => {
  const { body } = await fixture.stack.send(admin, { method: 'GET', path: `/karte?id=eq.${map}&select=version` })
  return (body as { version: number }[])[0]?.version ?? 0
}
async function layers(email = expert): Promise<MapLayer[]> {
  return (await fixture.stack.call(email, 'w_get_ebenen', {})).body as MapLayer[]
}
const found = async (map: number, email = expert) => (await layers(email)).find(({ karte_id }) => karte_id === map)
const read = (map: number, who = expert, headers = {}) =>
  send(`/scans/${map}/layer.tif`, 'GET', headers, undefined, who)
const point = { nr: 91, mapx: 1, mapy: 2, pixelx: 3, pixely: -4, enable: true, dx: null, dy: null, residual: null }

test('a layer is read in parts by who sees the map, and by nobody else', async () => {
  const { myMap: map, otherMap } = fixture.rows
  expect((await upload(map, newPicture('png'))).status).toBe(204)
  const bytes = makeLayer()
  expect((await store(map, bytes, await versionNow(map))).status).toBe(204)
  const answer = await read(map, expert, { Range: 'bytes=8-19' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([206, 'image/tiff'])
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes.subarray(8, 20))
  expect(Buffer.from(await (await read(map, admin)).arrayBuffer())).toEqual(bytes)
  expect(await found(map, admin)).toMatchObject({ von: expert, bytes: bytes.length, veraltet: false })
  const others = ['neu@waldkerf.test', 'nutzer@waldkerf.test']
  expect(await Promise.all(others.map(async (who) => (await read(map, who)).status))).toEqual([403, 403])
  // Of a map that the caller does not see, and of one without a layer, nothing is told.
  expect([(await read(otherMap)).status, (await read(otherMap, admin)).status]).toEqual([404, 404])
  expect((await layers()).map(({ karte_id }) => karte_id)).toEqual([map])
})

test('changed points make it out of date, and a new one takes its place', async () => {
  const map = fixture.rows.myMap
  await upload(map, newPicture('png'))
  await store(map, makeLayer(), await versionNow(map))
  const { objekt } = (await found(map))!
  await fixture.stack.call(expert, 'w_set_mappoints', { karte_id: String(map), points: [point] })
  expect((await found(map))?.veraltet).toBe(true)
  expect((await store(map, makeLayer(), await versionNow(map))).status).toBe(204)
  expect((await found(map))?.veraltet).toBe(false)
  const { rows } = await fixture.stack.owner.query('select stand from data.objekt where name = $1', [objekt])
  expect(rows).toEqual([{ stand: 'weg' }])
  await fixture.stack.send(admin, { method: 'PATCH', path: `/karte?id=eq.${map}`, body: { georef_typ: 'tps' } })
  expect((await found(map))?.veraltet).toBe(true)
})

test('one that is none, or of other points, is refused, and the former stays', async () => {
  const map = fixture.rows.myMap
  await upload(map, newPicture('png'))
  const good = makeLayer()
  await store(map, good, await versionNow(map))
  const broken = makeLayer()
  broken.writeUInt32LE(4_000_000, 4)
  // Without overviews a large one would be read whole for its first picture.
  for (const bad of [newPicture('tif'), newPicture('png'), broken, makeLayer(300, 4_000)]) {
    const answer = await store(map, bad, await versionNow(map))
    expect([answer.status, await answer.json()]).toMatchObject([415, { code: 'WK415' }])
  }
  const late = await store(map, makeLayer(), (await versionNow(map)) + 7)
  expect([late.status, await late.json()]).toMatchObject([412, { details: 'version_conflict' }])
  expect(Buffer.from(await (await read(map)).arrayBuffer())).toEqual(good)
})

test('a map without a scan takes no layer', async () => {
  const map = fixture.rows.myMap
  const answer = await store(map, makeLayer(), await versionNow(map))
  expect([answer.status, await answer.json()]).toMatchObject([404, { details: 'no_scan' }])
})
