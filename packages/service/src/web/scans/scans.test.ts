import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, request as send, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePorts } from '@waldkerf/service/ports'
import { stalledRequest } from '@waldkerf/service/testing/stalledRequest'
import { testFolder } from '@waldkerf/service/testing/testStack'
import { dataServiceSource } from '../dataSource.ts'
import { folderStore } from '../objects/folderStore.ts'
import { webServer, type WebServer } from '../server.ts'
import { openSite } from '../site.ts'
import type { Compared } from './comparison/comparedRows.ts'
import { readRange } from './sendScan.ts'
import { memoryKeeping } from './testing/memoryKeeping.ts'
import { makeJpeg, makePng } from './testing/pictures.ts'
import { endingBySignature } from '@waldkerf/domain/georef/scans/signatures'

const folder = testFolder()
const scans = join(folder, 'scans')
const jpeg = makeJpeg(Buffer.alloc(4_000, 7))
const png = makePng(Buffer.alloc(500, 9))

const tokenFor = (email: string) => new UnsecuredJWT({ sub: email, email }).encode()
const [mine, colleague, stranger, administrator] = ['a', 'b', 'c', 'd'].map((name) => tokenFor(`${name}@waldkerf.test`))

let dataService: Server
let web: WebServer
let origin: string
/** Bytes that a store has lost when it makes a whole of the parts. */
let lacking = 0
/** Maps that are there; the stranger sees none of them. */
let maps: Set<number>
/** Scans by their maps, as the data service's rows have them. */
const rows = new Map<number, { objekt: string; bytes: string }>()
const present = () => [...rows].filter(([id]) => maps.has(id)).map(([, row]) => row)

/** Names without a row are `weg`; rows whose object is not named are `fehlt`. */
function compareRows(names: readonly string[]): Promise<Compared[]> {
  const known = present().map(({ objekt }) => objekt)
  const gone = names.filter((name) => !known.includes(name)).map((name) => ({ name, stand: 'weg' as const }))
  const lost = known.filter((name) => !names.includes(name)).map((name) => ({ name, stand: 'fehlt' as const }))
  return Promise.resolve([...gone, ...lost])
}
function answerScans(url: string, body: { karte_id?: string; objekt?: string; bytes?: string }) {
  const map = Number(/karte_id=eq\.(\d+)/.exec(url)?.[1] ?? body.karte_id)
  if (body.objekt) rows.set(map, { ...body, objekt: body.objekt, bytes: body.bytes ?? '' })
  const found = rows.get(map)
  return found ? [found] : []
}

beforeAll(async () => {
  dataService = createServer(async (request, response) => {
    const { method, url = '', headers } = request
    const token = headers.authorization?.replace('Bearer ', '')
    response.setHeader('Content-Type', 'application/json')
    if (token === undefined) return response.writeHead(401).end('{"code":"PGRST302","message":"Anonymous"}')
    if (/karte_scan|keep_scan/.test(url)) {
      const body = await text(request)
      return response.end(JSON.stringify(answerScans(url, JSON.parse(body || '{}'))))
    }
    if (url.includes('a_get_all_users')) return response.writeHead(token === administrator ? 200 : 403).end('[]')
    const id = Number(/id=eq\.(\d+)/.exec(url)?.[1])
    const isSeen = maps.has(id) && token !== stranger
    if (method === 'DELETE') {
      maps.delete(id)
      rows.delete(id)
    }
    return response.end(JSON.stringify(isSeen ? [{ id, map_name: `Blatt ${id}/ä`, width: 1, height: 1 }] : []))
  })
  await new Promise<void>((resolve) => dataService.listen(0, '127.0.0.1', resolve))
  const [port = 0] = await freePorts(1)
  origin = `http://127.0.0.1:${port}`
  const store = folderStore(scans)
  const open = async (id: string) => {
    const source = await store.uploads.open(id)
    return { ...source, size: source.size - lacking }
  }
  web = webServer({
    origin,
    site: openSite(join(folder, 'dist')),
    parts: () => ({ postgres: 'ready', postgrest: 'ready', identity: 'ready' }),
    data: dataServiceSource({
      scans: {
        folder: scans,
        store: { ...store, uploads: { ...store.uploads, leastPart: 1_000, open } },
        quota: 20_000,
        keeping: memoryKeeping(compareRows, () => present().reduce((sum, { bytes }) => sum + Number(bytes), 0)),
        async seed(place, { id, map_name }) {
          if (id < 8) return
          mkdirSync(place, { recursive: true })
          writeFileSync(join(place, 'original.png'), makePng(Buffer.from(map_name)))
        },
      },
      dataService: { host: '127.0.0.1', port: (dataService.address() as AddressInfo).port },
    }),
    identity: (_request, response) => Promise.resolve(void response.end()),
  })
  await web.listen(port, '127.0.0.1')
})
beforeEach(() => {
  maps = new Set([1, 2, 3, 8, 9])
})
afterAll(async () => {
  await web.close()
  dataService.close()
  rmSync(folder, { recursive: true, force: true })
})

const tus = { 'Tus-Resumable': '1.0.0' }
const read = (map: number | string, token = mine, headers = {}) =>
  fetch(`${origin}/scans/${map}`, { headers: { ...(token && { Authorization: `Bearer ${token}` }), ...headers } })
const call = (path: string, method: string, headers: object, body?: Buffer<ArrayBuffer>, token = mine) =>
  fetch(origin + path, {
    method,
    headers: { ...tus, Authorization: `Bearer ${token}`, ...headers },
    ...(body && { body }),
  })
const base64 = (text: string) => Buffer.from(text).toString('base64')
const begin = (map: number | string, size: number, token = mine, file = '') => {
  const metadata = `karte_id ${base64(String(map))},filename ${base64(file)}`
  return call('/scans/files', 'POST', { 'Upload-Length': String(size), 'Upload-Metadata': metadata }, undefined, token)
}
const part = (path: string, offset: number, bytes: Buffer<ArrayBuffer>, token = mine) =>
  call(path, 'PATCH', { 'Upload-Offset': String(offset), 'Content-Type': partType }, bytes, token)
const partType = 'application/offset+octet-stream'
const offsetAt = async (path: string, token = mine) =>
  Number((await call(path, 'HEAD', {}, undefined, token)).headers.get('upload-offset'))
async function beginAt(map: number, size: number, token = mine, file = ''): Promise<string> {
  const begun = await begin(map, size, token, file)
  expect(begun.status).toBe(201)
  return new URL(begun.headers.get('location') ?? '', origin).pathname
}

test('a scan that came in parts is there for everybody who sees the map, byte by byte, under the name of its file', async () => {
  const path = await beginAt(1, jpeg.length, mine, String.raw`Z:\Pläne\Blatt 7.jpeg`)
  expect((await read(1)).status).toBe(404)
  expect((await part(path, 0, jpeg.subarray(0, 1_500))).status).toBe(204)
  expect(await offsetAt(path)).toBe(1_500)
  expect((await part(path, 1_500, jpeg.subarray(1_500))).status).toBe(204)
  const answer = await read(1, colleague)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(answer.headers.get('content-disposition')).toMatch(/''Blatt%207\.jpeg$/)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(jpeg)
  // A client that lost the last answer finds the upload complete.
  expect(await offsetAt(path)).toBe(jpeg.length)
})

test('a line that is cut in the middle of a part loses nothing of what has come', async () => {
  const path = await beginAt(2, png.length)
  const head = { ...tus, Authorization: `Bearer ${mine}`, 'Upload-Offset': '0', 'Content-Type': partType }
  const cut = send(origin + path, { method: 'PATCH', headers: { ...head, 'Content-Length': png.length } })
  cut.on('error', () => undefined)
  cut.write(png.subarray(0, 300))
  await expect.poll(() => readFileSync(join(scans, '.uploads', path.split('/').at(-1) ?? '')).length).toBe(300)
  cut.destroy()
  await expect.poll(() => offsetAt(path)).toBe(300)
  await expect.poll(async () => (await part(path, 300, png.subarray(300))).status).toBe(204)
  expect(Buffer.from(await (await read(2)).arrayBuffer())).toEqual(png)
})

test('an upload of which the store has lost a part is gone, and is not joined to what comes next', async () => {
  const path = await beginAt(3, jpeg.length)
  expect((await part(path, 0, jpeg.subarray(0, 2_500))).status).toBe(204)
  const file = join(scans, '.uploads', path.split('/').at(-1) ?? '')
  // Less than a part may have to come again.
  truncateSync(file, 2_000)
  expect(await offsetAt(path)).toBe(2_000)
  truncateSync(file, 1_500)
  expect((await part(path, 1_500, jpeg.subarray(1_500))).status).toBe(404)
  expect((await call(path, 'HEAD', {})).status).toBe(404)
})

test('a whole that lacks bytes is no scan', async () => {
  const path = await beginAt(3, jpeg.length)
  lacking = 7
  expect((await part(path, 0, jpeg)).status).toBe(404)
  lacking = 0
  expect((await call(path, 'HEAD', {})).status).toBe(404)
})

test('another kind of picture takes the place of the first', async () => {
  for (const bytes of [png, jpeg]) expect((await part(await beginAt(3, bytes.length), 0, bytes)).status).toBe(204)
  expect((await read(3)).headers.get('content-type')).toBe('image/jpeg')
})

test('without the right to see a map nobody reads or uploads its scan, and nobody gets a page instead', async () => {
  const asked = [read(1, stranger), read(77), read('x'), read('1/original.jpg'), begin(1, 10, stranger), begin(77, 10)]
  for (const answer of await Promise.all(asked)) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
  }
  const anonymous = await read(1, '', { Accept: 'text/html', 'Sec-Fetch-Dest': 'document' })
  expect([anonymous.status, await anonymous.json()]).toMatchObject([401, { code: 'PGRST302' }])
})

test('only who began an upload goes on with it, and nobody reads it by its own address', async () => {
  const path = await beginAt(1, jpeg.length)
  expect((await part(path, 0, jpeg, colleague)).status).toBe(404)
  expect((await call(path, 'HEAD', {}, undefined, colleague)).status).toBe(404)
  expect((await call(path, 'DELETE', {}, undefined, colleague)).status).toBe(404)
  expect((await fetch(origin + path, { headers: { Authorization: `Bearer ${mine}` } })).status).toBe(405)
  expect((await call(`${path}.json`, 'HEAD', {})).status).toBe(404)
  expect((await call(path, 'DELETE', {})).status).toBe(204)
})

test('an upload that an administrator ends says so to whoever goes on with it, also in the middle of a part', async () => {
  const path = await beginAt(1, jpeg.length)
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<number>()
  const sending = send(origin + path, { method: 'PATCH', headers: { ...tus, Authorization: `Bearer ${mine}`, 'Upload-Offset': '0', 'Content-Type': partType, 'Content-Length': jpeg.length } }) // prettier-ignore
  sending.on('response', ({ statusCode = 0 }) => arrive(statusCode)).on('error', () => arrive(0))
  sending.write(jpeg.subarray(0, 1_000))
  await expect.poll(() => existsSync(join(scans, '.uploads', path.split('/').at(-1) ?? ''))).toBe(true)
  expect((await call(path, 'DELETE', {}, undefined, administrator)).status).toBe(204)
  await arrived
  const told = await part(path, 0, jpeg)
  expect([told.status, await told.json()]).toMatchObject([410, { details: 'upload_ended' }])
  expect((await call(path, 'HEAD', {})).status).toBe(410)
})

test('an upload that is no picture ends at its first part', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const path = await beginAt(1, page.length + 5_000)
  expect((await part(path, 0, page)).status).toBe(415)
  expect((await call(path, 'HEAD', {})).status).toBe(404)
})

test('size and quota are looked at before the first byte', async () => {
  expect((await begin(1, 2 ** 30 + 1)).status).toBe(413)
  expect((await begin(1, 25_000)).status).toBe(507)
  expect((await begin(1, 0)).status).toBe(400)
  expect((await begin('x', 10)).status).toBe(400)
})

test('of two uploads that begin at once and are too large together, one is refused', async () => {
  const both = await Promise.all([begin(1, 6_000), begin(2, 6_000, colleague), begin(9, 6_000)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 507, 507])
  const [begun] = both.filter(({ status }) => status === 201)
  const path = new URL(begun?.headers.get('location') ?? '', origin).pathname
  for (const token of [mine, colleague]) await call(path, 'DELETE', {}, undefined, token)
  // The refused uploads have left nothing behind: the room is there again.
  await call(await beginAt(1, 6_000), 'DELETE', {})
})

test('a part is asked for by Range, and an unchanged scan by its tag', async () => {
  const some = await read(1, mine, { Range: 'bytes=2-5' })
  expect([some.status, some.headers.get('content-range')]).toEqual([206, `bytes 2-5/${jpeg.length}`])
  expect(Buffer.from(await some.arrayBuffer())).toEqual(jpeg.subarray(2, 6))
  expect((await read(1, mine, { Range: `bytes=${jpeg.length}-` })).status).toBe(416)
  expect((await read(1, mine, { 'If-None-Match': some.headers.get('etag') })).status).toBe(304)
})

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-200', { first: 0, last: 99 }],
  ['bytes=10-1000', { first: 10, last: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-2', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=1-2', 'whole'],
])('of 100 bytes, %s is %j', (header, range) => expect(readRange(header, 100)).toEqual(range))

test('a scan goes with its map, by whatever filter, uploads that were on their way too', async () => {
  const path = await beginAt(3, jpeg.length)
  const name = rows.get(3)?.objekt ?? ''
  const isOnDisk = () => existsSync(join(scans, 'objekte', name.slice(0, 2), name))
  expect(isOnDisk()).toBe(true)
  const authorization = { Authorization: `Bearer ${mine}` }
  await fetch(`${origin}/rest/karte?jahr=is.null&id=eq.3`, { method: 'DELETE', headers: authorization })
  await expect.poll(async () => (await call(path, 'HEAD', {})).status).toBe(404)
  await expect.poll(isOnDisk).toBe(false)
  maps.add(3)
  expect((await read(3)).status).toBe(404)
  expect((await read(1)).status).toBe(200)
})

test('a scan whose bytes are gone is missing in words, /health tells of it, and an upload makes it good', async () => {
  const name = rows.get(1)?.objekt ?? ''
  rmSync(join(scans, 'objekte', name.slice(0, 2), name))
  expect(await (await read(1)).json()).toMatchObject({ code: 'WK404', details: 'scan_missing' })
  // The quota is full to the last byte: before one is refused, rows and objects are compared.
  expect((await begin(1, 20_000)).status).toBe(507)
  const health = await fetch(`${origin}/health`)
  expect([health.status, await health.json()]).toMatchObject([200, { scans: 'Eine Datei fehlt auf dem Server.' }])
  expect((await part(await beginAt(1, jpeg.length), 0, jpeg)).status).toBe(204)
  expect((await begin(1, 20_000)).status).toBe(507)
  expect(await (await fetch(`${origin}/health`)).json()).not.toHaveProperty('scans')
})

test('/health says when the last backup was, once one has told', async () => {
  expect(await (await fetch(`${origin}/health`)).json()).not.toHaveProperty('backup')
  writeFileSync(join(scans, '.last-backup'), '')
  utimesSync(join(scans, '.last-backup'), 0, Date.parse('2026-11-20T02:10:00Z') / 1_000)
  expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({ backup: '2026-11-20T02:10:00.000Z' })
})

test('an example is not drawn over a scan that 0.1.0 has stored', async () => {
  const own = makePng(Buffer.from('own'))
  mkdirSync(join(scans, '8'), { recursive: true })
  writeFileSync(join(scans, '8', 'original.png'), own)
  expect(Buffer.from(await (await read(8)).arrayBuffer())).toEqual(own)
})

test('the scan of a demo map is made when it is first asked for', async () => {
  expect(existsSync(join(scans, '9'))).toBe(false)
  const [first, second] = await Promise.all([read(9), read(9, colleague)])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(Buffer.from(await first.arrayBuffer()).toString()).toContain('Blatt 9')
})

const isLong = process.env['WALDKERF_LONG'] === '1'
test.runIf(isLong)(
  'a slow upload is not cut after the time that other bodies have',
  async () => {
    const path = await beginAt(2, jpeg.length)
    const socket = await stalledRequest(
      origin,
      `PATCH ${path} HTTP/1.1\r\nTus-Resumable: 1.0.0\r\nAuthorization: Bearer ${mine}\r\nUpload-Offset: 0\r\n` +
        `Content-Type: ${partType}\r\nContent-Length: ${jpeg.length}\r\n\r\n`,
    )
    socket.write(jpeg.subarray(0, 10))
    // Past the 15 seconds of other bodies.
    await new Promise((resolve) => setTimeout(resolve, 16_000))
    socket.write(jpeg.subarray(10))
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())))
    socket.destroy()
    expect(answer).toMatch(/^HTTP\/1.1 204/)
  },
  25_000,
)

test.each([
  ['jpg', 'ffd8ffe1'],
  ['png', '89504e470d0a1a0a'],
  ['tif', '49492a00'],
  ['tif', '4d4d002b'],
  [undefined, '25504446'],
  [undefined, ''],
])('%s begins with %s', (ending, bytes) => expect(endingBySignature(Buffer.from(bytes, 'hex'))).toBe(ending))
