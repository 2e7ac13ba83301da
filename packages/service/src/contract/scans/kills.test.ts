import { randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { objectName } from '../../web/objects/objectStore.ts'
import { newPicture } from '../../web/scans/testing/pictures.ts'
import { makeFixture } from '../fixtures/fixture.ts'
import { databaseByUrl, type Picture, scanClient } from './scanClient.ts'
import { type Place, places } from './places.ts'
import { ScanProcess } from './scanProcess.ts'

const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'
const fixture = makeFixture(expert)
const kinds = ['jpg', 'png', 'tif'] as const
const day = 24 * 60 * 60 * 1_000

let folder: string
let running: ScanProcess

async function start(): Promise<ScanProcess> {
  const { databaseUrl, dataService } = fixture.stack
  return ScanProcess.start({ folder, database: databaseByUrl(databaseUrl), dataService })
}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waldkerf-kills-'))
  running = await start()
})
afterAll(async () => {
  await running.kill()
  rmSync(folder, { recursive: true, force: true })
})

const client = scanClient(
  () => fixture.stack,
  () => running.origin,
  expert,
)
const { stored, beginAt } = client
/** Undefined where the process has ended over it. */
const part = (...[path, offset, bytes]: Parameters<typeof client.part>) =>
  client.part(path, offset, bytes).catch(() => undefined)

/** As a browser goes on: where the server has it, else anew. @returns the last status */
async function goOn(map: number, path: string | undefined, bytes: Picture): Promise<number | undefined> {
  const head = path === undefined ? undefined : await client.send(path, 'HEAD')
  const place = head?.ok ? path : await beginAt(map, bytes.length)
  const offset = head?.ok ? Number(head.headers.get('upload-offset')) : 0
  if (offset === bytes.length) return 204
  return (await part(place ?? '', offset, bytes.subarray(offset)))?.status
}
async function newMap(): Promise<number> {
  const body = { map_name: 'Für einen Tag', client_id: fixture.rows.myClient }
  const answer = await fixture.stack.send(expert, { method: 'POST', path: '/karte', body })
  return (answer.body as { id: number }[])[0]?.id ?? 0
}
const remove = (map: number) =>
  fixture.stack.send(admin, { method: 'DELETE', path: `/karte?map_name=eq.F%C3%BCr einen Tag&id=eq.${map}` })

const namesOnDisk = () =>
  readdirSync(join(folder, 'objekte'), { recursive: true })
    .map((path) => String(path).slice(3))
    .filter((name) => objectName.test(name))
async function namesInRows(): Promise<string[]> {
  const { rows } = await fixture.stack.owner.query<{ name: string }>(`select name from data.objekt where stand = 'da'`)
  return rows.map(({ name }) => name)
}
/** An account has four open uploads at most: those that a killed server has left are ended. */
async function endUploads(): Promise<void> {
  const open = (await (await client.send('/scans/files', 'GET', {}, undefined, admin)).json()) as { id: string }[]
  for (const { id } of open) await client.send(`/scans/files/${id}`, 'DELETE', {}, undefined, admin)
}

/** Objects without a row, after the comparison of the day after next. */
async function orphans(): Promise<string[]> {
  await endUploads()
  await running.order({ compareAfter: 2 * day })
  const rows = await namesInRows()
  return namesOnDisk().filter((name) => !rows.includes(name))
}

/** Places of a map's deletion. */
const ends = new Set<Place>(['deleted', 'compared', 'removing'])

/** The process ends at the place while a second scan comes, or while the map goes. @returns the status of the second one */
async function upTo(place: Place, map: number, path: string | undefined, bytes: Picture): Promise<number | undefined> {
  if (place === 'half') {
    const half = bytes.subarray(0, bytes.length / 2)
    await part(path ?? '', 0, half)
    return undefined
  }
  const answer = await part(path ?? '', 0, bytes)
  if (ends.has(place)) {
    await remove(map)
    await running.order({ deleted: `Bearer ${await fixture.stack.token(admin)}` })
  }
  return answer?.status
}

/** A second scan comes for a map that has one, and the process ends at the place. */
async function killAt(place: Place, kind: (typeof kinds)[number]) {
  const map = await newMap()
  const [first, second] = [newPicture(kind), newPicture(kinds[randomInt(3)] ?? kind, 3_000)]
  const before = await goOn(map, undefined, first)
  const isBegun = place !== 'begun'
  const path = isBegun ? await beginAt(map, second.length) : undefined
  await running.order({ endAt: place })
  const status = isBegun ? await upTo(place, map, path, second) : void (await beginAt(map, 9).catch(() => undefined))
  if (place === 'half' || place === 'answered') await running.kill()
  await running.ended()
  running = await start()
  const found = await stored(map)
  // Gone with its map, and said to have been stored before.
  if (ends.has(place)) return { before, isKept: status === 204 && found === undefined, orphans: await orphans() }
  const kept = status === 204 ? [second] : [first, second]
  const isKept = kept.some((bytes) => found?.equals(bytes))
  const after = await goOn(map, path, second)
  const isThere = (await stored(map))?.equals(second) ?? false
  return { before, isKept: isKept && after === 204 && isThere, orphans: await orphans() }
}

const rounds = isLong ? 11 : 1
const tried = places.filter((_, index) => isLong || index % 2 === 1)

test.each(tried)(
  'a server that is killed (%s) loses no scan that it said to have',
  async (place) => {
    for (let round = 0; round < rounds; round += 1) {
      const first = isLong ? kinds : [kinds[places.indexOf(place) % 3] ?? 'jpg']
      for (const kind of first) {
        expect(await killAt(place, kind)).toEqual({ before: 204, isKept: true, orphans: [] })
      }
    }
  },
  isLong ? 600_000 : undefined,
)

test(
  'a scan that comes while its map is deleted is whole, or gone with it',
  async () => {
    for (let round = 0; round < (isLong ? 300 : 3); round += 1) {
      const [map, bytes] = [await newMap(), newPicture(kinds[round % 3] ?? 'jpg', 3_000)]
      const path = await beginAt(map, bytes.length)
      const later = new Promise((resolve) => setTimeout(resolve, randomInt(12)))
      const [answer] = await Promise.all([part(path ?? '', 0, bytes), later.then(() => remove(map))])
      expect([204, 404]).toContain(answer?.status)
      expect(await stored(map)).toBeUndefined()
      await running.order({ deleted: `Bearer ${await fixture.stack.token(admin)}` })
      expect(await orphans()).toEqual([])
    }
  },
  isLong ? 600_000 : undefined,
)
