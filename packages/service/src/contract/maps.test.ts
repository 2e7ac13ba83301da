import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeBed } from './bed.ts'

const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'

const bed = makeBed(expert)

const insert = (path: string, body: object, headers: Record<string, string> = {}) =>
  bed.stack.send(expert, { method: 'POST', path, body, headers })
const point = (nr: number, columns: object = {}) => ({
  karte_id: bed.fixtures.myMap,
  nr,
  mapx: 500_000.125,
  mapy: 5_500_000.5,
  pixelx: 12.5,
  pixely: -34.25,
  enable: true,
  ...columns,
})
const pointsOf = async (map: number) =>
  (await bed.stack.owner.query('select nr from data.mappoint where karte_id = $1 order by nr', [map])).rows.length
const replayed = (answer: { headers: Headers }) => answer.headers.get('idempotency-replayed')

describe('points', () => {
  test('a repeat with the same key answers the stored rows', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const rows = [point(11), point(12), point(13, { enable: false })]
    const first = await insert('/mappoint', rows, headers)
    const second = await insert('/mappoint', rows, headers)
    expect(first).toMatchObject({ status: 201, body: rows })
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect([replayed(first), replayed(second)]).toEqual([null, 'true'])
    expect(await pointsOf(bed.fixtures.myMap)).toBe(6)
  })

  test('five repeats at once, too', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => insert('/mappoint', [point(11), point(12)], headers)),
    )
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  })

  test('the same key with other rows, more or fewer: 422', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    await insert('/mappoint', [point(11), point(12)], headers)
    const others = [[point(11)], [point(11), point(12), point(13)], [point(11), point(14)]]
    for (const rows of others) {
      expect(await insert('/mappoint', rows, headers)).toMatchObject({ status: 422, body: { details: 'key_reused' } })
    }
    expect((await insert('/karte', { client_id: bed.fixtures.myClient }, headers)).status).toBe(422)
    expect(await pointsOf(bed.fixtures.myMap)).toBe(5)
  })

  test('all or none: a number that is taken refuses them all', async () => {
    const answer = await insert('/mappoint', [point(11), point(2), point(12)])
    expect(answer).toMatchObject({ status: 409, body: { details: 'point_exists' } })
    expect(await pointsOf(bed.fixtures.myMap)).toBe(3)
  })

  test.each([
    { mapx: 'NaN' },
    { mapy: 'Infinity' },
    { pixelx: null },
    { pixely: '1e300' },
    { residual: -1 },
    { nr: -1 },
  ])('%j is refused', async (columns) => {
    expect((await insert('/mappoint', [point(11, columns)])).status).toBe(400)
  })

  test('coordinates come back to the last bit', async () => {
    const columns = { mapx: 100_000 * Math.E, mapy: 5_612_345.1, pixelx: 1 / 3, pixely: -Math.PI }
    expect(await insert('/mappoint', [point(11, columns)])).toMatchObject({ status: 201, body: [columns] })
  })

  test('are replaced by DELETE, then POST', async () => {
    const path = `/mappoint?karte_id=eq.${bed.fixtures.myMap}`
    expect((await bed.stack.send(expert, { method: 'DELETE', path })).status).toBe(204)
    expect((await insert('/mappoint', [point(1)])).status).toBe(201)
    expect(await pointsOf(bed.fixtures.myMap)).toBe(1)
  })
})

const changeYear = (jahr: number, version: number) =>
  bed.stack.send(expert, {
    method: 'PATCH',
    path: `/karte?id=eq.${bed.fixtures.myMap}`,
    body: { jahr },
    headers: { 'If-Match': `"${version}"` },
  })

describe('maps', () => {
  test('a repeat with the same key is one map', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const plan = { client_id: bed.fixtures.myClient, map_name: 'Blatt 7', epsg: 25832, width: 9_933, height: 7_016 }
    const answers = await Promise.all([insert('/karte', plan, headers), insert('/karte', plan, headers)])
    expect(answers[0]).toMatchObject({
      status: 201,
      body: [{ ...plan, version: 1, georef_bash: '', show_client: false }],
    })
    expect(answers[1]).toMatchObject({ status: 201, body: answers[0]?.body })
  })

  test('a version conflict is told, an own repeat is not', async () => {
    expect(await changeYear(1910, 1)).toMatchObject({ status: 200, body: [{ jahr: 1910, version: 2 }] })
    expect((await changeYear(1911, 1)).status).toBe(412)
    expect(await changeYear(1910, 1)).toMatchObject({ status: 200, body: [{ version: 2 }] })
  })

  test('a deleted map takes its points along', async () => {
    const path = `/karte?id=eq.${bed.fixtures.myMap}`
    expect((await bed.stack.send(admin, { method: 'DELETE', path })).status).toBe(204)
    expect(await pointsOf(bed.fixtures.myMap)).toBe(0)
  })

  test.each([{ jahr: 99 }, { scale: 0 }, { res: 'NaN' }, { epsg: 1 }, { epsg: 'x' }])(
    '%j is refused',
    async (columns) => {
      const path = `/karte?id=eq.${bed.fixtures.myMap}`
      expect((await bed.stack.send(expert, { method: 'PATCH', path, body: columns })).status).toBe(400)
    },
  )

  test('who changed what, and when, is kept', async () => {
    const path = `/karte?id=eq.${bed.fixtures.myMap}`
    await bed.stack.send(expert, { method: 'PATCH', path, body: { typ: 'Bestandsplan' } })
    const { rows } = await bed.stack.owner.query(
      `select changed_by, changes from data.change_log where table_name = 'karte' and row_id = $1`,
      [bed.fixtures.myMap],
    )
    expect(rows).toEqual([{ changed_by: expert, changes: { typ: ['', 'Bestandsplan'] } }])
  })
})

test('the extent is that of the enabled points in the client’s own system', async () => {
  await insert('/mappoint', [point(11, { mapx: 400_000, enable: false }), point(12, { mapx: 600_000 })])
  const { body } = await bed.stack.call(expert, 'a_get_bbox_from_client', { client_id: String(bed.fixtures.myClient) })
  expect(body).toEqual([{ epsg: 25832, minx: 500_010, miny: 5_500_000.5, maxx: 600_000, maxy: 5_500_003 }])
})

test('rights follow a link at once', async () => {
  const link = { user_id: String(bed.fixtures.me), username: expert, client_id: String(bed.fixtures.otherClient) }
  const read = async () =>
    (await bed.stack.send(expert, { method: 'GET', path: `/karte?id=eq.${bed.fixtures.otherMap}` })).body as unknown[]
  expect(await read()).toHaveLength(0)
  expect((await bed.stack.call(admin, 'a_connect_user_to_client', link)).status).toBe(200)
  expect(await read()).toHaveLength(1)
  expect((await bed.stack.call(admin, 'a_disconnect_user_from_client', link)).body).toBe(true)
  expect((await bed.stack.call(admin, 'a_disconnect_user_from_client', link)).body).toBe(false)
  expect(await read()).toHaveLength(0)
})
