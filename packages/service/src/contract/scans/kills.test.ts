import { randomInt } from 'node:crypto'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPicture } from '@waldkerf/service/web/scans/testing/pictures'
import { makeFixture } from '../fixtures/fixture.ts'
import { KillLane } from './killLane.ts'
import { type Place, places } from './places.ts'
import type { Picture } from './scanClient.ts'

const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'
const fixture = makeFixture(expert)
const kinds = ['jpg', 'png', 'tif'] as const

/** Servers that are killed in parallel, as their starts take most of the time. */
const lanes: KillLane[] = []
beforeAll(async () => {
  for (let nr = 0; nr < (isLong ? 6 : 1); nr += 1) lanes.push(await KillLane.open(fixture, expert))
})
afterAll(() => Promise.all(lanes.map((lane) => lane.close())))

/** Each lane takes the next item until none is left. */
async function inLanes<T>(all: readonly T[], work: (lane: KillLane, one: T) => Promise<void>): Promise<void> {
  const left = all.values()
  await Promise.all(
    lanes.map(async (lane) => {
      for (const one of left) await work(lane, one)
    }),
  )
}

async function newMap(): Promise<number> {
  const body = { map_name: 'Für einen Tag', client_id: fixture.rows.myClient }
  const answer = await fixture.stack.send(expert, { method: 'POST', path: '/karte', body })
  return (answer.body as { id: number }[])[0]?.id ?? 0
}
const remove = (map: number) =>
  fixture.stack.send(admin, { method: 'DELETE', path: `/karte?map_name=eq.F%C3%BCr einen Tag&id=eq.${map}` })

/** Places within the deletion of a map. */
const ends = new Set<Place>(['deleted', 'compared', 'removing'])

/** The process ends at the place, during the second upload or the map's deletion. @returns the upload's status */
async function upTo(lane: KillLane, place: Place, map: number, path: string, bytes: Picture) {
  if (place === 'half') {
    await lane.part(path, 0, bytes.subarray(0, bytes.length / 2))
    return undefined
  }
  const answer = await lane.part(path, 0, bytes)
  if (ends.has(place)) {
    await remove(map)
    await lane.running.order({ deleted: `Bearer ${await fixture.stack.token(admin)}` })
  }
  return answer?.status
}

/** Uploads a second scan for a map; the process ends at the place. */
async function killAt(lane: KillLane, place: Place, kind: (typeof kinds)[number]) {
  const { stored, beginAt } = lane.client
  const map = await newMap()
  const [first, second] = [newPicture(kind), newPicture(kinds[randomInt(3)] ?? kind, 3_000)]
  const before = await lane.goOn(map, undefined, first)
  const isBegun = place !== 'begun'
  const path = isBegun ? await beginAt(map, second.length) : undefined
  await lane.running.order({ endAt: place })
  const status =
    path === undefined
      ? void (await beginAt(map, 9).catch(() => undefined))
      : await upTo(lane, place, map, path, second)
  if (place === 'half' || place === 'answered') await lane.running.kill()
  await lane.startAgain()
  const found = await stored(map)
  // The upload was acknowledged before, and the scan is gone with its map.
  if (ends.has(place)) return { before, isKept: status === 204 && found === undefined, orphans: await lane.orphans() }
  const kept = status === 204 ? [second] : [first, second]
  const isKept = kept.some((bytes) => found?.equals(bytes))
  const after = await lane.goOn(map, path, second)
  const isThere = (await stored(map))?.equals(second) ?? false
  const orphans = await lane.orphans()
  // Each comparison goes over the scans of all maps: if they stayed, every round would be slower.
  await remove(map)
  return { before, isKept: isKept && after === 204 && isThere, orphans }
}

const tried = places.filter((_, index) => isLong || index % 2 === 1)
const patience = isLong ? 600_000 : undefined
/** Each kind so many times. */
const kindTimes = (times: number) => Array.from({ length: times }, () => kinds).flat()

test.each(tried)(
  'a server that is killed (%s) loses no scan that it acknowledged',
  async (place) => {
    const first = isLong ? kindTimes(11) : [kinds[places.indexOf(place) % 3] ?? 'jpg']
    await inLanes(first, async (lane, kind) => {
      expect(await killAt(lane, place, kind)).toEqual({ before: 204, isKept: true, orphans: [] })
    })
  },
  patience,
)

test(
  'a scan that comes while its map is deleted is whole, or gone with it',
  async () => {
    await inLanes(kindTimes(isLong ? 102 : 1), async (lane, kind) => {
      const { stored, beginAt } = lane.client
      const [map, bytes] = [await newMap(), newPicture(kind, 3_000)]
      const path = await beginAt(map, bytes.length)
      const later = new Promise((resolve) => setTimeout(resolve, randomInt(12)))
      const [answer] = await Promise.all([lane.part(path, 0, bytes), later.then(() => remove(map))])
      expect([204, 404]).toContain(answer?.status)
      expect(await stored(map)).toBeUndefined()
      await lane.running.order({ deleted: `Bearer ${await fixture.stack.token(admin)}` })
      expect(await lane.orphans()).toEqual([])
    })
  },
  patience,
)
