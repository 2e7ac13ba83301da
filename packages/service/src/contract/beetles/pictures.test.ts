import { randomUUID } from 'node:crypto'
import { detectImageKind } from '@waldkerf/domain/beetles/pictures/imageKind'
import { isWholeImage } from '@waldkerf/domain/beetles/pictures/wholeImage'
import { readImageSize } from '@waldkerf/domain/beetles/pictures/imageSize'
import { pictureBytes } from '@waldkerf/mocks/seed/pictureBytes'
import { isLong } from '@waldkerf/domain/testing/isLong'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { pngOfSize, smallestPng } from '../fixtures/smallestPng.ts'

const citizen = 'nutzer@waldkerf.test'
const expert = 'expert@waldkerf.test'

const fixture = makeFixture(citizen)

const add = (columns: object = {}, headers: Record<string, string> = {}) =>
  fixture.stack.call(
    citizen,
    'w_add_bild',
    { kid: String(fixture.rows.own), bild: smallestPng, breite: '1', hoehe: '1', ...columns },
    headers,
  )
/** A different picture of the same size: bytes after its end are ignored. */
const another = (text: string) =>
  Buffer.concat([Buffer.from(smallestPng, 'base64'), Buffer.from(text)]).toString('base64')
const listed = async () => {
  const path = `/bilder?kaefer_id=eq.${fixture.rows.own}&order=position,filename`
  const { body } = await fixture.stack.send(citizen, { method: 'GET', path })
  return (body as { filename: string }[]).map(({ filename }) => filename)
}
const contents = async () => (await fixture.stack.owner.query('select from data.picture_content')).rowCount

test('a picture keeps its bytes, its media type, and what the camera wrote', async () => {
  const bytes = Buffer.from(pictureBytes('1-1-kaefer.webp'))
  const exif = { aufgenommen_am: '2026-05-01T09:30:00', lat: '51.5', lon: '10.25' }
  const { body } = await add({ bild: bytes.toString('base64'), breite: '960', hoehe: '720', ...exif })
  const { id } = body as { id: number }
  expect(body).toMatchObject({ mime: 'image/webp', breite: 960, ...exif, lat: 51.5, lon: 10.25, position: 1 })
  const address = `${fixture.stack.origin}/rest/rpc/w_get_bild?id=${id}`
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${await fixture.stack.token(citizen)}` } })
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
})

test('the right to see a picture is checked at every request, and no cache gives it to somebody else', async () => {
  const { id } = (await add()).body as { id: number }
  const path = `/rpc/w_get_bild?id=${id}`
  const { headers } = await fixture.stack.send(citizen, { method: 'GET', path })
  expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
    'private, no-cache',
    expect.stringContaining('Authorization'),
  ])
  const known = { 'If-None-Match': headers.get('etag') ?? '' }
  expect((await fixture.stack.send(citizen, { method: 'GET', path, headers: known })).status).toBe(304)
  const stranger = await fixture.stack.send('neu@waldkerf.test', { method: 'GET', path, headers: known })
  expect(stranger.status).toBe(403)
  await fixture.stack.call(citizen, 'w_delete_bild', { id: String(id) })
  expect((await fixture.stack.send(citizen, { method: 'GET', path, headers: known })).status).toBe(404)
})

test('laypeople see a picture to compare with only while star, publication and agreement stand, and not of which record it is', async () => {
  const { owner } = fixture.stack
  const other = 'anfrage@waldkerf.test'
  const kid = String(fixture.rows.ownPublished)
  const { rows } = await owner.query<{ id: string; art: number }>(
    'select b.id, k.art from data.bilder b join data.kaefer k on k.id = b.kaefer_id where k.id = $1 order by b.id limit 1',
    [kid],
  )
  const { id, art } = rows[0] ?? { id: '0', art: 0 }
  const agree = (zeigen: boolean) => fixture.stack.call(citizen, 'w_set_bildfreigabe', { kid, zeigen: String(zeigen) })
  const seen = async () => {
    const list = await fixture.stack.call(other, 'w_get_vergleichsbilder', { arten: String(art) })
    return (list.body as { id: number }[]).filter((row) => String(row.id) === id)
  }
  const set = (sql: string) => owner.query(sql, [sql.includes('bilder') ? id : kid])
  await agree(true)
  expect(await seen()).toEqual([])
  await set('update data.bilder set stern = true where id = $1')
  expect(await seen()).toEqual([{ id: Number(id), kaefer_id: null, art }])
  // Nobody withdraws or agrees for somebody else.
  expect((await fixture.stack.call(other, 'w_set_bildfreigabe', { kid, zeigen: 'false' })).status).toBe(404)
  await fixture.stack.call(other, 'w_delete_bildfreigaben')
  expect(await seen()).toHaveLength(1)
  await agree(false)
  expect(await seen()).toEqual([])
  await agree(true)
  await fixture.stack.call(citizen, 'w_delete_bildfreigaben')
  expect(await seen()).toEqual([])
  await agree(true)
  await set(`update data.kaefer set status = 'rejected', message = 'x' where id = $1`)
  expect(await seen()).toEqual([])
  const log = await owner.query(
    `select changed_by from data.change_log where table_name = 'bildfreigabe' and row_id = $1`,
    [kid],
  )
  expect(log.rows).toEqual(Array.from({ length: 5 }, () => ({ changed_by: citizen })))
})

test('a new one stands last, and the order is kept', async () => {
  const { filename } = (await add()).body as { filename: string }
  expect(await listed()).toEqual(['a.webp', 'b.webp', filename])
  const wanted = [filename, 'b.webp', 'a.webp']
  await fixture.stack.call(citizen, 'a_update_bilder', { kid: String(fixture.rows.own), bilder: wanted })
  expect(await listed()).toEqual(wanted)
})

test('a repeat with the same key adds nothing', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  const answers = await Promise.all([add({}, headers), add({}, headers), add({}, headers)])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await listed()).toHaveLength(3)
})

test('pictures that are sent again and again, at once or after days, are stored once', async () => {
  for (const order of fc.sample(fc.array(fc.nat(4), { minLength: 8, maxLength: 16 }), isLong ? 50 : 2)) {
    const before = await listed()
    const run = randomUUID()
    const ids = new Map<number, Set<number>>()
    const send = async (nr: number) => {
      const { id } = (await add({ bild: another(`${run} ${nr}`) })).body as { id: number }
      ids.set(nr, (ids.get(nr) ?? new Set()).add(id))
    }
    await Promise.all(order.slice(4).map(send))
    for (const nr of order.slice(0, 4)) await send(nr)
    const stored = [...ids.values()].flatMap((each) => [...each])
    expect(new Set(stored).size).toBe(new Set(order).size)
    expect(await listed()).toHaveLength(before.length + new Set(order).size)
    for (const id of stored) await fixture.stack.call(citizen, 'w_delete_bild', { id: String(id) })
  }
})

test('twelve at most, also when they come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 14 }, (_, nr) => add({ bild: another(`${nr}`) })))
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
  expect(await listed()).toHaveLength(12)
})

test('a picture that has lost its end, or holds another one than its head says, is refused', async () => {
  const png = Buffer.from(smallestPng, 'base64')
  const webp = Buffer.from(pictureBytes('1-1-kaefer.webp'))
  // SOI, a frame of 1 × 1, a scan, EOI.
  const jpeg = Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffda0008010100003f0000ffd9',
    'hex',
  )
  expect((await add({ bild: jpeg.toString('base64') })).status).toBe(200)
  for (const [bytes, size] of [
    [png.subarray(0, -6), 1],
    [jpeg.subarray(0, -2), 1],
    [webp.subarray(0, -1), 0],
    [extended(3), 3],
  ] as const) {
    const [breite, hoehe] = size === 0 ? ['960', '720'] : [String(size), String(size)]
    const answer = await add({ bild: bytes.toString('base64'), breite, hoehe })
    expect(answer).toMatchObject({ status: 400, body: { details: 'picture_incomplete' } })
    expect(isWholeImage(bytes)).toBe(false)
  }
  expect((await add({ bild: extended(1).toString('base64') })).status).toBe(200)
  for (const bytes of [png, jpeg, webp, extended(1)]) expect(isWholeImage(bytes)).toBe(true)
})

/** An extended WebP that calls itself as large as this, with a frame of 1 × 1 in it. */
function extended(size: number): Buffer {
  const frame = Buffer.from('VlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=', 'base64')
  const head = Buffer.from('524946460000000057454250565038580a0000000000000000000000000000', 'hex').subarray(0, 30)
  head.writeUInt32LE(head.length - 8 + frame.length, 4)
  head.writeUIntLE(size - 1, 24, 3)
  head.writeUIntLE(size - 1, 27, 3)
  return Buffer.concat([head, frame])
}

test('bytes are deleted with the last picture that has them', async () => {
  const before = await contents()
  const picture = { bild: another('nowhere else'), breite: '1', hoehe: '1' }
  const records = [fixture.rows.own, fixture.rows.other]
  const made: { id: number }[] = []
  for (const kid of records) {
    made.push((await fixture.stack.call(expert, 'w_add_bild', { ...picture, kid })).body as { id: number })
  }
  expect(await contents()).toBe((before ?? 0) + 1)
  const remaining: unknown[] = []
  for (const { id } of made) {
    await fixture.stack.call(expert, 'w_delete_bild', { id: String(id) })
    remaining.push(await contents())
  }
  expect(remaining).toEqual([(before ?? 0) + 1, before])
})

test.each([
  ['no picture', { bild: 'aGFsbG8=' }, 400, 'bad_picture_file'],
  ['a picture of another kind', { bild: Buffer.from('GIF89a').toString('base64') }, 400, 'bad_picture_file'],
  ['five million bytes and more', { bild: 'A'.repeat(6_666_672) }, 413, 'picture_too_large'],
  ['half a place', { lat: '51' }, 400, 'bad_place'],
  ['too many pixels', { breite: '2561' }, 400, 'bad_count'],
  [
    'a large picture called small',
    { bild: pngOfSize(14_000, 14_000), breite: '100', hoehe: '100' },
    400,
    'bad_picture_size',
  ],
  ['a width that is not its own', { breite: '2' }, 400, 'bad_picture_size'],
  ['a head that breaks off', { bild: smallestPng.slice(0, 24) }, 400, 'bad_picture_size'],
])('%s is refused', async (_what, columns, status, details) => {
  expect(await add(columns)).toMatchObject({ status, body: { details } })
})

/** Heads of pictures, valid and broken. */
const heads = fc.oneof(
  fc.constantFrom('1-1-kaefer.webp', '2-1-kaefer.webp').map((name) => pictureBytes(name)),
  fc
    .tuple(
      fc
        .constantFrom(
          '89504e470d0a1a0a0000000d49484452',
          'ffd8ffe00004ffffffc20011',
          'ffd8ff01ffe00001',
          '524946460000000057454250565038200000000000000009d012a',
          '5249464600000000574542505650384c000000002f',
          '524946460000000057454250565038580a00000010000000',
        )
        .map((hex) => Buffer.from(hex, 'hex')),
      fc.uint8Array({ maxLength: 40 }),
    )
    .map(([head, rest]) => new Uint8Array([...head, ...rest])),
  fc.uint8Array({ maxLength: 64 }),
)

test('the database reads from a head what the client and the mock read', async () => {
  const samples = fc.sample(heads, 500)
  const { rows } = await fixture.stack.owner.query(
    'select app.picture_size(bytes) as size from unnest($1::bytea[]) with ordinality p(bytes, nr) order by nr',
    [samples.map((bytes) => Buffer.from(bytes))],
  )
  const sizes = rows.map(({ size }: { size: string[] | null }) => size?.map(Number))
  const expected = samples.map((bytes) => {
    const kind = detectImageKind(bytes)
    const size = kind === 'gif' || kind === 'heic' ? undefined : readImageSize(Uint8Array.from(bytes).buffer)
    return size && [size.width, size.height]
  })
  expect(sizes).toEqual(expected)
  expect(expected.filter(Boolean).length).toBeGreaterThan(50)
})
