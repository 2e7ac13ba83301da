import { randomBytes } from 'node:crypto'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { expect, test } from 'vitest'
import { newPicture, makeJpeg, makePng, makeTiff } from '@waldkerf/service/web/scans/testing/pictures'
import { makeFixture } from '../fixtures/fixture.ts'
import { type Picture, scanClient, scanLines } from './scanClient.ts'

const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'
const fixture = makeFixture(expert)

const { send, begin, upload, stored } = scanClient(
  () => fixture.stack,
  () => fixture.stack.origin,
  expert,
)
const formerScans = (map: number) => scanLines(fixture.stack, expert, map)

const kinds = ['jpg', 'png', 'tif'] as const
const rounds = isLong ? 100 : 2

const patience = isLong ? 600_000 : undefined

test(
  'of two scans that end together one is there, whole, and the other is a former one',
  { timeout: patience },
  async () => {
    const map = fixture.rows.myMap
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of kinds) {
        const pair = [newPicture(kind), newPicture(kinds[(kinds.indexOf(kind) + round) % 3] ?? kind)]
        const answers = await Promise.all(pair.map((bytes) => upload(map, bytes)))
        expect(answers.map(({ status }) => status)).toEqual([204, 204])
        const found = await stored(map)
        expect(pair.some((bytes) => found?.equals(bytes))).toBe(true)
      }
    }
    const rows = await formerScans(map)
    expect(rows.filter(({ aktuell }) => aktuell)).toHaveLength(1)
    expect(rows.length).toBeGreaterThanOrEqual(rounds * 6)
  },
)

test('a former scan is brought back, byte by byte, and the change log has it', async () => {
  const map = fixture.rows.myMap
  const [first, second] = [newPicture('png', 301), newPicture('jpg', 302)]
  for (const bytes of [first, second]) expect((await upload(map, bytes)).status).toBe(204)
  const former = (await formerScans(map)).find(({ bytes }) => bytes === first.length)
  const answer = await fixture.stack.call(expert, 'w_bring_back_scan', { karte_id: map, id: former?.id })
  expect(answer.status).toBe(200)
  expect(await stored(map)).toEqual(first)
  const { rowCount } = await fixture.stack.owner.query(
    `select from data.change_log where table_name = 'karte' and row_id = $1 and changes ? 'scan'`,
    [map],
  )
  expect(rowCount).toBeGreaterThanOrEqual(3)
})

test('a scan that is meant for another version of the map does not become current', async () => {
  const map = fixture.rows.myMap
  const [before, late] = [newPicture('png'), newPicture('png')]
  await upload(map, before)
  const begun = await begin(map, late.length, { 'If-Match': '"999"' })
  const path = new URL(begun.headers.get('location') ?? '', fixture.stack.origin).pathname
  const headers = { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
  const answer = await send(path, 'PATCH', headers, late)
  expect([answer.status, await answer.json()]).toMatchObject([412, { details: 'version_conflict' }])
  expect(await stored(map)).toEqual(before)
})

/** 40 kinds of garbage: other files, pictures that are cut off, and heads with false sizes. */
function garbage(): Picture[] {
  const pixels = randomBytes(200)
  const whole = [makeJpeg(pixels), makePng(pixels), makeTiff(pixels), makeTiff(pixels, 100, 80, false)]
  const cut = whole.flatMap((bytes) => [7, 20, 60, bytes.length - 3].map((end) => bytes.subarray(0, end)))
  const sizes: [number, number][] = [
    [0, 80],
    [100, 0],
    [40_001, 10],
    [10, 40_001],
    [39_000, 39_000],
  ]
  const large = sizes.flatMap(([width, height]) => [
    makeJpeg(pixels, width, height),
    makePng(pixels, width, height),
    makeTiff(pixels, width, height),
  ])
  const turned = makeTiff(pixels)
  turned.writeUInt32LE(4_000_000, 4)
  const signs = ['ffd8ff00000000', '89504e470d0a1a0a', '49492a0000000000', '4d4d002b00080000']
  const texts = ['%PDF-1.7', '<!doctype html>', 'GIF89a', 'BM', 'PK\u0003\u0004']
  return [
    ...cut,
    ...large,
    turned,
    ...signs.map((hex) => Buffer.from(hex, 'hex')),
    ...texts.map((text) => Buffer.from(text)),
  ]
}

test('garbage is refused in words, and the former scan is still there', async () => {
  const map = fixture.rows.myMap
  const good = newPicture('png')
  await upload(map, good)
  const kindsOfGarbage = garbage()
  expect(kindsOfGarbage.length).toBeGreaterThanOrEqual(40)
  for (const bytes of kindsOfGarbage) {
    const answer = await upload(map, bytes)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([415, 'application/json; charset=utf-8'])
    expect(await answer.json()).toMatchObject({ code: 'WK415', details: expect.stringMatching(/^scan_/) })
  }
  expect(await stored(map)).toEqual(good)
})

test('an account has four uploads on their way; administrators see and end them', async () => {
  const map = fixture.rows.myMap
  const begun = []
  for (let nr = 0; nr < 5; nr += 1) begun.push(await begin(map, 1_000))
  expect(begun.map(({ status }) => status)).toEqual([201, 201, 201, 201, 429])
  expect((await send('/scans/files', 'GET')).status).toBe(403)
  const open = (await (await send('/scans/files', 'GET', {}, undefined, admin)).json()) as { id: string; von: string }[]
  expect(open.map(({ von }) => von)).toEqual(Array.from({ length: 4 }, () => expert))
  for (const { id } of open) {
    expect((await send(`/scans/files/${id}`, 'DELETE', {}, undefined, admin)).status).toBe(204)
  }
  expect((await begin(map, 1_000)).status).toBe(201)
})

test('refusals are in words of the product', async () => {
  const answers = [
    await send('/scans/1', 'GET', {}, undefined, 'neu@waldkerf.test'),
    await send('/scans/files/x', 'HEAD'),
    await send('/scans/files', 'OPTIONS', { 'Tus-Resumable': '' }),
    await begin(fixture.rows.myMap, 10, { 'Tus-Resumable': '9' }),
  ]
  expect(answers[0]?.status).toBe(403)
  for (const answer of answers) {
    if (answer.status < 400) continue
    expect(await answer.text()).not.toMatch(/permission denied|Tus|Invalid|\/tmp/)
  }
})
