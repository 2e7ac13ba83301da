import { randomUUID } from 'node:crypto'
import { mostPoints, pointLimits } from '@waldkerf/domain/georef/points/limits/pointLimits'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { describe, expect, test, vi } from 'vitest'
import { makeFixture } from './fixtures/fixture.ts'

const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'

const fixture = makeFixture(expert)

const insert = (path: string, body: object, headers: Record<string, string> = {}) =>
  fixture.stack.send(expert, { method: 'POST', path, body, headers })
const point = (nr: number, columns: object = {}) => ({
  karte_id: fixture.rows.myMap,
  nr,
  mapx: 500_000.125,
  mapy: 5_500_000.5,
  pixelx: 12.5,
  pixely: -34.25,
  enable: true,
  ...columns,
})
const countPoints = async (map: number) =>
  (await fixture.stack.owner.query('select nr from data.mappoint where karte_id = $1 order by nr', [map])).rows.length
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
    expect(await countPoints(fixture.rows.myMap)).toBe(6)
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
    expect((await insert('/karte', { client_id: fixture.rows.myClient }, headers)).status).toBe(422)
    expect(await countPoints(fixture.rows.myMap)).toBe(5)
  })

  test('all or none: a number that is taken refuses them all', async () => {
    const answer = await insert('/mappoint', [point(11), point(2), point(12)])
    expect(answer).toMatchObject({ status: 409, body: { details: 'point_exists' } })
    expect(await countPoints(fixture.rows.myMap)).toBe(3)
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
    const path = `/mappoint?karte_id=eq.${fixture.rows.myMap}`
    expect((await fixture.stack.send(expert, { method: 'DELETE', path })).status).toBe(204)
    expect((await insert('/mappoint', [point(1)])).status).toBe(201)
    expect(await countPoints(fixture.rows.myMap)).toBe(1)
  })
})

const saved = (nr: number, columns: object = {}) => {
  const { karte_id: _, ...row } = point(nr, { dx: null, dy: null, residual: null, ...columns })
  return row
}
const save = (points: object[], version?: number, map = fixture.rows.myMap) =>
  fixture.stack.send(expert, {
    method: 'POST',
    path: '/rpc/w_set_mappoints',
    body: { karte_id: String(map), points },
    headers: version === undefined ? {} : { 'If-Match': `"${version}"` },
  })
const numbers = (rule: string) => Array.from(rule.matchAll(/-?\d+(?:\.\d+)?(?:e\+?\d+)?/g), ([text]) => Number(text))
const versionNow = async () => {
  const { rows } = await fixture.stack.owner.query('select version from data.karte where id = $1', [fixture.rows.myMap])
  return (rows[0] as { version: number }).version
}

describe('points are saved as a whole', () => {
  test('all of them, and the version of their map rises once', async () => {
    const points = [saved(1, { pixelx: 1 / 3 }), saved(2, { dx: -1.5, dy: 2, residual: 2.5, enable: false })]
    const body = { version: 2, points: points.map((row) => ({ ...row, karte_id: fixture.rows.myMap })) }
    expect(await save(points, 1)).toMatchObject({ status: 200, body })
    expect(await save(points, 1)).toMatchObject({ status: 200, body })
    expect(await save([], 2)).toMatchObject({ status: 200, body: { version: 3, points: [] } })
    expect(await versionNow()).toBe(3)
  })

  test.each([
    ['pixelx', { pixelx: 91_202_949 }, 'Punkt 2, Spalte'],
    ['pixely', { pixely: -1e300 }, 'Punkt 2, Zeile'],
    ['mapx', { mapx: 'Baum' }, 'Punkt 2, Rechtswert'],
    ['mapy', { mapy: null }, 'Punkt 2, Hochwert'],
    ['residual', { residual: -1 }, 'Punkt 2, Restklaffe'],
    ['enable', { enable: 'vielleicht' }, 'Punkt 2, Kategorie'],
    ['nr', { nr: 1 }, 'Punkt 1, Nummer'],
  ])('a refused %s names point and column, and no point is lost', async (column, columns, words) => {
    const answer = await save([saved(1), { ...saved(2), ...columns }], 1)
    const { message, hint } = answer.body as { message: string; hint: string }
    expect([answer.status, message.split(':')[0], (JSON.parse(hint) as { column: string }).column]).toEqual([
      400,
      words,
      column,
    ])
    expect([await countPoints(fixture.rows.myMap), await versionNow()]).toEqual([3, 1])
  })

  test('of people who write at once all but one get 412, whichever call they use', async () => {
    const answers = await Promise.all([save([saved(1)], 1), save([saved(2)], 1), save([saved(3)], 1)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(2)
    const path = `/mappoint?karte_id=eq.${fixture.rows.myMap}`
    expect((await fixture.stack.send(expert, { method: 'DELETE', path, headers: { 'If-Match': '"1"' } })).status).toBe(
      412,
    )
    expect((await fixture.stack.send(expert, { method: 'DELETE', path, headers: { 'If-Match': '"2"' } })).status).toBe(
      204,
    )
    expect((await insert('/mappoint', [point(1), point(2)], { 'If-Match': '"2"' })).status).toBe(412)
    expect((await insert('/mappoint', [point(1), point(2)], { 'If-Match': '"3"' })).status).toBe(201)
    expect(await versionNow()).toBe(4)
  })

  test('the form’s limits are the table’s checks', async () => {
    const { rows } = await fixture.stack.owner.query<{ name: string; rule: string }>(
      `select substring(conname from 'mappoint_(.+)_check') as name, pg_get_constraintdef(oid) as rule
        from pg_constraint where conrelid = 'data.mappoint'::regclass and contype = 'c' and conname <> 'mappoint_sides'`,
    )
    const found = Object.fromEntries(rows.map(({ name, rule }) => [name, numbers(rule)]))
    const { nr, ...others } = pointLimits
    expect(found).toEqual({
      ...Object.fromEntries(Object.entries(others).map(([name, { least, most }]) => [name, [least, most]])),
      // Its upper limit is that of its type.
      nr: [nr.least],
    })
  })
})

const allPoints = { Prefer: 'punkte=alle' }
const readPoints = async (headers: Record<string, string> = {}) => {
  const path = `/mappoint?karte_id=eq.${fixture.rows.myMap}&order=nr.asc`
  const { body } = await fixture.stack.send(expert, { method: 'GET', path, headers })
  return (body as { nr: number; mapx: number | null }[]).map(({ nr, mapx }) => [nr, mapx === null])
}

describe('points that lack a side', () => {
  const noPlace = { mapx: null, mapy: null }
  const half = () =>
    fixture.stack.call(
      expert,
      'w_set_mappoints',
      { karte_id: String(fixture.rows.myMap), points: [saved(1), saved(2, noPlace), saved(3)] },
      allPoints,
    )

  test('are stored and come back where all are wanted; pages of 0.1.0 get whole ones alone', async () => {
    expect((await half()).status).toBe(200)
    expect(await readPoints(allPoints)).toEqual([[1, false], [2, true], [3, false]]) // prettier-ignore
    expect(await readPoints()).toEqual([[1, false], [3, false]]) // prettier-ignore
  })

  test('are not lost by a page that does not know them, whatever it saves', async () => {
    await half()
    expect(await save([saved(1), saved(2)])).toMatchObject({ status: 200, body: { points: [{ nr: 1 }, { nr: 2 }] } })
    expect(await readPoints(allPoints)).toEqual([[1, false], [2, false], [3, true]]) // prettier-ignore
    await deletePoints()
    expect((await insert('/mappoint', [point(3)])).status).toBe(201)
    expect(await readPoints(allPoints)).toEqual([[3, false], [4, true]]) // prettier-ignore
  })

  test('count apart, and belong to no footprint and no extent', async () => {
    await half()
    const { body } = await fixture.stack.call(expert, 'w_get_karten_punkte')
    const found = (body as { karte_id: number; punkte: number; unvollstaendig: number; mapx: number[] }[]).find(
      ({ karte_id }) => karte_id === fixture.rows.myMap,
    )
    expect([found?.punkte, found?.unvollstaendig, found?.mapx.length]).toEqual([2, 1, 2])
  })
})

const deletePoints = () =>
  fixture.stack.send(expert, { method: 'DELETE', path: `/mappoint?karte_id=eq.${fixture.rows.myMap}` })

describe('points are written by one after the other', () => {
  test('calls at the same time do not deadlock', async () => {
    const many = Array.from({ length: 20 }, (_, at) => saved(at + 1))
    const failed: unknown[] = []
    for (let round = 0; round < (isLong ? 500 : 5); round += 1) {
      const answers = await Promise.all([
        save(many),
        save(many.slice(round % 15)),
        deletePoints(),
        insert('/mappoint', [point(101 + round), point(1)]),
      ])
      failed.push(...answers.filter(({ status }) => status >= 500).map(({ body }) => body))
    }
    expect(failed).toEqual([])
  }, 300_000)

  test('a map takes 20,000 points at most, whichever way they come', async () => {
    const { owner } = fixture.stack
    const limit = async () =>
      (await owner.query<{ most: number }>('select app.most_points() as most')).rows.map(({ most }) => most)
    expect(await limit()).toEqual([mostPoints])
    // Otherwise this database has a lower limit: twenty thousand points take a sixteenth of all of the service's tests.
    const count = isLong ? mostPoints : 200
    const limited = `create or replace function app.most_points() returns integer language sql immutable return`
    await owner.query(`${limited} ${count}`)
    const tooMany = { status: 413, body: { details: 'too_many_points' } }
    const most = Array.from({ length: count }, (_, at) => saved(at + 1))
    expect(await save([...most, saved(count + 1)])).toMatchObject(tooMany)
    expect(await countPoints(fixture.rows.myMap)).toBe(3)
    // On a busy machine it may take longer than the five seconds of a call, and is asked again.
    await vi.waitFor(async () => expect((await save(most)).status).toBe(200), { timeout: 100_000 })
    expect(await insert('/mappoint', [point(count + 1)])).toMatchObject(tooMany)
    expect(await countPoints(fixture.rows.myMap)).toBe(count)
    await owner.query(`${limited} ${mostPoints}`)
  }, 120_000)
})

const changeYear = (jahr: number, version: number) =>
  fixture.stack.send(expert, {
    method: 'PATCH',
    path: `/karte?id=eq.${fixture.rows.myMap}`,
    body: { jahr },
    headers: { 'If-Match': `"${version}"` },
  })

describe('maps', () => {
  test('a repeat with the same key is one map', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const plan = { client_id: fixture.rows.myClient, map_name: 'Blatt 7', epsg: 25832, width: 9_933, height: 7_016 }
    const answers = await Promise.all([insert('/karte', plan, headers), insert('/karte', plan, headers)])
    expect(answers[0]).toMatchObject({
      status: 201,
      body: [{ ...plan, version: 1, georef_bash: '', show_client: false }],
    })
    expect(answers[1]).toMatchObject({ status: 201, body: answers[0]?.body })
  })

  test('a version conflict is refused, an own repeat is not', async () => {
    expect(await changeYear(1910, 1)).toMatchObject({ status: 200, body: [{ jahr: 1910, version: 2 }] })
    expect((await changeYear(1911, 1)).status).toBe(412)
    expect(await changeYear(1910, 1)).toMatchObject({ status: 200, body: [{ version: 2 }] })
  })

  test('a deleted map takes its points along', async () => {
    const path = `/karte?id=eq.${fixture.rows.myMap}`
    expect((await fixture.stack.send(admin, { method: 'DELETE', path })).status).toBe(204)
    expect(await countPoints(fixture.rows.myMap)).toBe(0)
  })

  test.each([{ jahr: 99 }, { scale: 0 }, { res: 'NaN' }, { epsg: 1 }, { epsg: 'x' }])(
    '%j is refused',
    async (columns) => {
      const path = `/karte?id=eq.${fixture.rows.myMap}`
      expect((await fixture.stack.send(expert, { method: 'PATCH', path, body: columns })).status).toBe(400)
    },
  )

  test('who changed what, and when, is kept', async () => {
    const path = `/karte?id=eq.${fixture.rows.myMap}`
    await fixture.stack.send(expert, { method: 'PATCH', path, body: { typ: 'Bestandsplan' } })
    const { rows } = await fixture.stack.owner.query(
      `select changed_by, changes from data.change_log where table_name = 'karte' and row_id = $1`,
      [fixture.rows.myMap],
    )
    expect(rows).toEqual([{ changed_by: expert, changes: { typ: ['', 'Bestandsplan'] } }])
  })
})

test('the extent is that of the enabled points in the client’s own system', async () => {
  await insert('/mappoint', [point(11, { mapx: 400_000, enable: false }), point(12, { mapx: 600_000 })])
  const { body } = await fixture.stack.call(expert, 'a_get_bbox_from_client', {
    client_id: String(fixture.rows.myClient),
  })
  expect(body).toEqual([{ epsg: 25832, minx: 500_010, miny: 5_500_000.5, maxx: 600_000, maxy: 5_500_003 }])
})

test('rights follow a link at once', async () => {
  const link = { user_id: String(fixture.rows.me), username: expert, client_id: String(fixture.rows.otherClient) }
  const read = async () =>
    (await fixture.stack.send(expert, { method: 'GET', path: `/karte?id=eq.${fixture.rows.otherMap}` }))
      .body as unknown[]
  expect(await read()).toHaveLength(0)
  expect((await fixture.stack.call(admin, 'a_connect_user_to_client', link)).status).toBe(200)
  expect(await read()).toHaveLength(1)
  expect((await fixture.stack.call(admin, 'a_disconnect_user_from_client', link)).body).toBe(true)
  expect((await fixture.stack.call(admin, 'a_disconnect_user_from_client', link)).body).toBe(false)
  expect(await read()).toHaveLength(0)
})
