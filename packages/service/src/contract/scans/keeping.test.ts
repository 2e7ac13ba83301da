import { linkSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scanKeeping } from '@waldkerf/service/web/scans/scanKeeping'
import { newPicture } from '@waldkerf/service/web/scans/testing/pictures'
import { makeFixture } from '../fixtures/fixture.ts'
import { databaseByUrl, type Picture, scanClient, scanLines } from './scanClient.ts'
import { serveScans } from './serveScans.ts'

const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'
const fixture = makeFixture(expert)
const gigabyte = 2 ** 30

let folder: string
let server: Awaited<ReturnType<typeof serveScans>>
let ahead: number
const client = scanClient(
  () => fixture.stack,
  () => `http://127.0.0.1:${server.port}`,
  expert,
)
const { begin, beginAt, upload, stored } = client

async function serve(quota: number) {
  const keeping = scanKeeping(databaseByUrl(fixture.stack.databaseUrl))
  return serveScans({ folder, quota, keeping, now: () => Date.now() + ahead }, fixture.stack.dataService)
}
beforeEach(async () => {
  ahead = 0
  folder = mkdtempSync(join(tmpdir(), 'waldkerf-scans-'))
  server = await serve(3 * gigabyte)
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const filesOnDisk = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
const objects = () => filesOnDisk().filter(({ parentPath }) => parentPath.includes('objekte'))
const lines = () => scanLines(fixture.stack, expert, fixture.rows.myMap)

test.each([
  [
    'a filter',
    () => fixture.stack.send(admin, { method: 'DELETE', path: `/karte?jahr=is.null&id=eq.${fixture.rows.myMap}` }),
  ],
  ['direct SQL', () => fixture.stack.owner.query('delete from data.karte where id = $1', [fixture.rows.myMap])],
])('the scan of a map that is deleted by %s leaves the disk and the quota', async (_, remove) => {
  const { myMap: map, otherMap } = fixture.rows
  await server.close()
  server = await serve(10_000)
  expect((await upload(map, newPicture('png', 9_000))).status).toBe(204)
  expect((await begin(otherMap, 9_000, {}, admin)).status).toBe(507)
  await remove()
  expect((await begin(otherMap, 9_000, {}, admin)).status).toBe(201)
  // Before the service refuses the next one, it compares rows and objects.
  expect((await begin(otherMap, 9_000, {}, admin)).status).toBe(507)
  expect(filesOnDisk().map(({ parentPath }) => parentPath)).toEqual(Array(2).fill(join(folder, '.uploads')))
})

test('rows and objects are compared at the start, without a caller', async () => {
  const map = fixture.rows.myMap
  expect((await upload(map, newPicture('tif'))).status).toBe(204)
  await fixture.stack.owner.query('delete from data.karte where id = $1', [map])
  await server.close()
  server = await serve(gigabyte)
  await expect.poll(filesOnDisk).toEqual([])
})

test('a former scan stays for 90 days, and is removed by the next comparison', async () => {
  const { myMap: map } = fixture.rows
  const [former, current] = [newPicture('png', 301), newPicture('jpg', 302)]
  for (const bytes of [former, current]) expect((await upload(map, bytes)).status).toBe(204)
  const ended = (days: number) =>
    fixture.stack.owner.query(
      `update data.karte_scan set bis = now() - $2 * interval '1 day' where karte_id = $1 and bis is not null`,
      [map, days],
    )
  await ended(89)
  await server.service.compare()
  expect([objects().length, (await lines()).length]).toEqual([2, 2])
  await ended(91)
  await server.service.compare()
  expect([objects().length, (await lines()).length]).toEqual([1, 1])
  expect(await stored(map)).toEqual(current)
})

test('room is promised to four uploads and 2 GB of an account, for an hour without a byte', async () => {
  const { myMap: map, otherMap } = fixture.rows
  expect([(await begin(map, gigabyte)).status, (await begin(map, gigabyte)).status]).toEqual([201, 201])
  const refused = await begin(map, 1)
  expect([refused.status, await refused.json()]).toMatchObject([429, { details: 'too_many_uploads' }])
  // The third gigabyte is another account's, and the quota is full.
  expect((await begin(otherMap, gigabyte, {}, admin)).status).toBe(201)
  expect((await begin(otherMap, 1, {}, admin)).status).toBe(507)
  ahead = 59 * 60_000
  expect((await begin(map, 1)).status).toBe(507)
  ahead = 61 * 60_000
  const shown = await (await client.send('/scans/files', 'GET', {}, undefined, admin)).json()
  expect((shown as { haelt_platz: boolean }[]).map((one) => one.haelt_platz)).toEqual([false, false, false])
  const path = await beginAt(map, gigabyte)
  expect((await client.send(path, 'DELETE', {}, undefined, admin)).status).toBe(204)
  expect((await client.send(path, 'HEAD')).status).toBe(410)
  const told = await client.part(path, 0, newPicture('jpg', 100))
  expect([told.status, await told.json()]).toMatchObject([410, { details: 'upload_ended' }])
})

test('administrators can ask how much room there is', async () => {
  const { myMap: map } = fixture.rows
  const room = async (who?: string) => (await client.send('/scans/room', 'GET', {}, undefined, who)).json()
  const before = (await room(admin)) as { belegt: number; grenze: number; frei: number }
  const bytes = newPicture('jpg', 5_000)
  expect((await client.part(await beginAt(map, bytes.length), 0, bytes)).status).toBe(204)
  await beginAt(map, 7_000)
  expect(await room(admin)).toMatchObject({
    belegt: before.belegt + bytes.length,
    zugesagt: 7_000,
    grenze: before.grenze,
  })
  expect(await room()).toMatchObject({ details: 'admins_only' })
})

test('of six uploads that begin at once, four are promised room', async () => {
  const map = fixture.rows.myMap
  const begun = await Promise.all(Array.from({ length: 6 }, () => begin(map, 1_000)))
  const count = (status: number) => begun.filter((one) => one.status === status).length
  expect([count(201), count(429)]).toEqual([4, 2])
})

test('an upload goes on after its promise has ended, while there is room', async () => {
  const map = fixture.rows.myMap
  const bytes = newPicture('jpg', 5_000)
  const path = await beginAt(map, bytes.length)
  expect((await client.part(path, 0, bytes.subarray(0, 1_000))).status).toBe(204)
  ahead = 61 * 60_000
  expect((await client.part(path, 1_000, bytes.subarray(1_000))).status).toBe(204)
  expect(await stored(map)).toEqual(bytes)
})

/** As 0.1.0 stores a scan: linked and renamed into the map's folder. */
function storeAsBefore(ending: string, bytes: Picture): void {
  const place = join(folder, String(fixture.rows.myMap))
  mkdirSync(place, { recursive: true })
  writeFileSync(join(folder, 'upload'), bytes)
  linkSync(join(folder, 'upload'), join(place, `original.${ending}.new`))
  rmSync(join(folder, 'upload'))
  renameSync(join(place, `original.${ending}.new`), join(place, `original.${ending}`))
}

const jpeg = newPicture('jpg')
test.each([
  ['jpg', jpeg, { media_type: 'image/jpeg', width: 100, height: 80 }],
  ['png', newPicture('png'), { media_type: 'image/png', width: 100, height: 80 }],
  ['tif', newPicture('tif'), { media_type: 'image/tiff', width: 100, height: 80 }],
  ['png', jpeg.subarray(0, 60), { media_type: 'image/jpeg', width: null, height: null }],
  ['tif', Buffer.from('damaged'), { media_type: 'image/tiff', width: null, height: null }],
])('a scan of 0.1.0 is taken over byte by byte: %s, %#', async (ending, bytes, facts) => {
  storeAsBefore(ending, bytes)
  expect(await stored(fixture.rows.myMap)).toEqual(bytes)
  expect(await lines()).toMatchObject([{ aktuell: true, bytes: bytes.length, ...facts }])
  expect(readdirSync(folder)).not.toContain(String(fixture.rows.myMap))
})

test('a scan of 0.1.0 that cannot be read answers 500, stays where it is, and stops no upload', async () => {
  const map = fixture.rows.myMap
  const place = join(folder, String(map), 'original.tif')
  mkdirSync(place, { recursive: true })
  const answer = await client.send(`/scans/${map}`, 'GET')
  expect([answer.status, await answer.json()]).toMatchObject([500, { details: 'scan_unreadable' }])
  const bytes = newPicture('png')
  expect((await upload(map, bytes)).status).toBe(204)
  expect(await stored(map)).toEqual(bytes)
  expect(readdirSync(join(folder, String(map)))).toEqual(['original.tif'])
})

test('beside a server of 0.1.0 the scan that it stored last is current, and neither server loses one', async () => {
  const map = fixture.rows.myMap
  const [first, second, third] = [newPicture('png', 301), newPicture('jpg', 302), newPicture('jpg', 303)]
  const last = newPicture('tif', 304)
  expect((await upload(map, first)).status).toBe(204)
  storeAsBefore('jpg', second)
  expect(await stored(map)).toEqual(second)
  storeAsBefore('jpg', third)
  expect((await upload(map, last)).status).toBe(204)
  expect(await stored(map)).toEqual(last)
  expect((await lines()).map(({ bytes }) => bytes)).toEqual([first, second, third, last].map(({ length }) => length))
  // The call by which 0.1.0 asks for a map.
  const path = `/karte?id=eq.${map}&select=id,map_name,width,height`
  expect((await fixture.stack.send(expert, { method: 'GET', path })).body).toMatchObject([{ id: map }])
})
