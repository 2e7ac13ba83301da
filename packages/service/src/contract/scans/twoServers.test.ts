import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { stalledRequest } from '@waldkerf/service/testing/stalledRequest'
import { scanKeeping } from '@waldkerf/service/web/scans/scanKeeping'
import { makeStore, storeKinds } from '@waldkerf/service/web/objects/testStores'
import { newPicture } from '@waldkerf/service/web/scans/testing/pictures'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { databaseByUrl, scanClient, scanLines } from './scanClient.ts'
import { serveScans } from './serveScans.ts'

const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'
const fixture = makeFixture(expert)
const quota = 2 ** 30
/** A thousand where there is a bucket (`npm run test:cluster`). */
const rounds = isLong ? (storeKinds.length > 1 ? 1_000 : 100) : 5
const patience = isLong ? 1_800_000 : undefined

type Server = Awaited<ReturnType<typeof serveScans>>
let folder: string
let servers: Server[]
const clientAt = (nr: number) =>
  scanClient(
    () => fixture.stack,
    () => `http://127.0.0.1:${servers[nr]?.port}`,
    expert,
  )
const [one, other] = [clientAt(0), clientAt(1)]

describe.each(storeKinds)('over a %s', (kind) => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'waldkerf-scans-'))
    const database = databaseByUrl(fixture.stack.databaseUrl)
    const serve = async () =>
      serveScans(
        { folder, store: await makeStore(kind, folder), quota, keeping: scanKeeping(database) },
        fixture.stack.dataService,
      )
    servers = [await serve(), await serve()]
  })
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()))
    rmSync(folder, { recursive: true, force: true })
  })

  test(
    'of two web servers one promises the last gigabyte',
    async () => {
      const { myMap, otherMap } = fixture.rows
      for (let round = 0; round < rounds; round += 1) {
        const begun = await Promise.all([one.begin(myMap, quota), other.begin(otherMap, quota, {}, admin)])
        expect(begun.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 507])
        await fixture.stack.owner.query('delete from data.hochladen')
      }
    },
    patience,
  )

  test('of four uploads of an account that begin at each of two web servers, four are promised room', async () => {
    const map = fixture.rows.myMap
    const begun = await Promise.all(
      [one, other, one, other, one, other, one, other].map(({ begin }) => begin(map, 1_000)),
    )
    const count = (status: number) => begun.filter((answer) => answer.status === status).length
    expect([count(201), count(429)]).toEqual([4, 4])
  })

  test(
    'of two scans that end together at two web servers one is there, whole, and the other is a former one',
    async () => {
      const map = fixture.rows.myMap
      for (let round = 0; round < rounds; round += 1) {
        const pair = [newPicture('png'), newPicture('jpg')] as const
        const answers = await Promise.all([one.upload(map, pair[0]), other.upload(map, pair[1])])
        expect(answers.map(({ status }) => status)).toEqual([204, 204])
        const found = await one.stored(map)
        expect(pair.some((bytes) => found?.equals(bytes))).toBe(true)
        expect(await other.stored(map)).toEqual(found)
      }
      const lines = await scanLines(fixture.stack, expert, map)
      expect([lines.length, lines.filter(({ aktuell }) => aktuell).length]).toEqual([2 * rounds, 1])
    },
    patience,
  )

  test('an upload goes on at another web server, while the line to the first one is not known to be dead', async () => {
    const map = fixture.rows.myMap
    const bytes = newPicture('jpg', 5_000)
    const path = await one.beginAt(map, bytes.length)
    const socket = await stalledRequest(
      `http://127.0.0.1:${servers[0]?.port}`,
      `PATCH ${path} HTTP/1.1\r\nTus-Resumable: 1.0.0\r\nAuthorization: Bearer ${await fixture.stack.token(expert)}\r\n` +
        `Upload-Offset: 0\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    )
    socket.write(bytes.subarray(0, 2_000))
    let offset = -1
    const askOffset = async () => (offset = Number((await other.send(path, 'HEAD')).headers.get('upload-offset')))
    // A bucket takes parts of some megabytes, whole: what is less comes again, or is stored when its request is given up.
    const possible = kind === 'folder' ? [2_000] : [0, 2_000]
    await expect.poll(askOffset, { timeout: 20_000 }).toSatisfy((told: number) => possible.includes(told))
    expect((await other.part(path, offset, bytes.subarray(offset))).status).toBe(204)
    socket.destroy()
    expect(await one.stored(map)).toEqual(bytes)
    const shown = await (await one.send('/scans/files', 'GET', {}, undefined, admin)).json()
    expect(shown).toEqual([])
  })

  test('an administrator ends at one web server what another one receives', async () => {
    const path = await one.beginAt(fixture.rows.myMap, 5_000)
    expect((await other.send(path, 'DELETE', {}, undefined, admin)).status).toBe(204)
    const told = await one.part(path, 0, newPicture('jpg', 100))
    expect([told.status, await told.json()]).toMatchObject([410, { details: 'upload_ended' }])
  })
})
