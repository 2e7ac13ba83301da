import { landAt, laenderTopology } from '@waldkerf/domain/places/landAt'
import { regions } from '@waldkerf/mocks/seed/regions'
import * as fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'

const citizen = 'nutzer@waldkerf.test'
const expert = 'expert@waldkerf.test'

const fixture = makeFixture(citizen)

const found = { art: '1', fund_datum: '2026-11-19', lat: '51.75', lon: '10.95', msg: '' }
const report = (columns: object = {}, headers: Record<string, string> = {}) =>
  fixture.stack.call(citizen, 'w_add_kaefer', { ...found, ...columns }, headers)

const count = async () => (await fixture.stack.owner.query('select from data.kaefer')).rowCount

describe('a report', () => {
  test('is a new record of the caller, in the Land of its place, once', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all([report({}, headers), report({}, headers)])
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { status: 'new', art: 1, user_id: fixture.rows.me, lat: 51.75, lon: 10.95, bundesland: 'Sachsen-Anhalt' },
    })
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    const { rows } = await fixture.stack.owner.query(
      'select from data.kaefer where user_id = $1 and art = 1 and lat = 51.75',
      [fixture.rows.me],
    )
    expect(rows).toHaveLength(1)
  })

  test('is known by its id for ever, at once and after its key is forgotten', async () => {
    const id = randomUUID()
    const before = await count()
    const repeat = () => report({ melde_id: id, msg: 'Einmal.' }, { 'Idempotency-Key': randomUUID() })
    const answers = await Promise.all([repeat(), repeat(), repeat()])
    await fixture.stack.owner.query('delete from data.idempotency_key')
    answers.push(await repeat())
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1)
    expect(await count()).toBe((before ?? 0) + 1)
    expect(await fixture.stack.call(expert, 'w_add_kaefer', { ...found, melde_id: id })).toMatchObject({ status: 409 })
    expect(await count()).toBe((before ?? 0) + 1)
  })

  test('begins its conversation with what the reporter says about it', async () => {
    const { body } = await report({ msg: 'An einer alten Fichte.' })
    const kid = String((body as { id: number }).id)
    for (const email of [citizen, expert]) {
      const words = (await fixture.stack.call(email, 'w_get_nachrichten', { kid })).body
      expect(words).toMatchObject([{ von_melder: true, text: 'An einer alten Fichte.' }])
    }
    // No question was asked, and nothing is answered by it.
    expect(body).toMatchObject({ status: 'new', message: '', beantwortet: false })
  })

  test('is reviewed like any other', async () => {
    const { body } = await report({ lat: '', lon: '' })
    const { id } = body as { id: number }
    expect(body).toMatchObject({ lat: null, lon: null, bundesland: '' })
    const publish = { id: String(id), status: 'published' }
    expect(await fixture.stack.call(expert, 'a_update_kaefer', publish)).toMatchObject({ status: 200 })
    const own = (await fixture.stack.call(citizen, 'w_get_kaefer_eigene')).body as { id: number }[]
    expect(own.find((row) => row.id === id)).toMatchObject({ status: 'published' })
  })

  test('tells those who asked to be told of new ones', async () => {
    await fixture.stack.owner.query('delete from data.outbox')
    const { body } = await report()
    const { rows } = await fixture.stack.owner.query(
      `select recipient from data.outbox where kind = 'mail_new' and payload ->> 'id' = $1`,
      [String((body as { id: number }).id)],
    )
    expect(rows).toContainEqual({ recipient: expert })
  })

  test.each([
    [{ lon: '' }, 'bad_place'],
    [{ lat: '' }, 'bad_place'],
    [{ lat: '91' }, 'number_range'],
    [{ lat: 'NaN' }, 'bad_number'],
    [{ fund_datum: '2026-11-21' }, 'find_in_future'],
    [{ fund_datum: 'heute' }, 'bad_day'],
    [{ art: '999' }, 'bad_species'],
    [{ art: '' }, 'bad_id'],
    [{ msg: 'x'.repeat(4_001) }, 'too_long'],
    [{ melde_id: '1' }, 'bad_report_id'],
  ])('%j is refused, and makes nothing', async (columns, details) => {
    const before = await count()
    expect(await report(columns)).toMatchObject({ status: 400, body: { details } })
    expect(await count()).toBe(before)
  })
})

const around = async (email: string, id: number) =>
  (await fixture.stack.call(email, 'w_get_kaefer_umkreis', { id: String(id) })).body
const published = async (lat: string, lon: string) => {
  const { body } = await report({ lat, lon })
  const { id } = body as { id: number }
  await fixture.stack.call(expert, 'a_update_kaefer', { id: String(id), status: 'published' })
  return id
}

const reportedOn = (day: string, row: number) =>
  fixture.stack.owner.query('update data.kaefer set gemeldet_am = $1 where id = $2', [day, row])

describe('what came after a report', () => {
  test('is what is published within 10 km since, and shows no place nearer than 2 km', async () => {
    // On the North Sea, where the example world has nothing.
    const { body } = await report({ lat: '54.401', lon: '7.001' })
    const { id } = body as { id: number }
    await reportedOn('2026-01-01', id)
    expect(await around(citizen, id)).toBe(0)
    await report({ lat: '54.4', lon: '7.0' })
    await published('54.44', '7.0')
    await published('54.52', '7.0')
    expect(await around(citizen, id)).toBe(1)
    // The count is the same anywhere in the grid cell: a report nearby reveals no exact place.
    const twin = await published('54.408', '7.009')
    await reportedOn('2025-01-01', twin)
    expect(await around(citizen, twin)).toBe(1)
  })

  test('is answered for own reports alone', async () => {
    expect(await around(expert, fixture.rows.ownPublished)).toMatchObject({ details: 'not_found' })
  })
})

const landNames = async (places: readonly (readonly [lat: number, lon: number])[]) => {
  const { rows } = await fixture.stack.owner.query<{ land: string }>({
    text: `select app.land_at((p ->> 0)::float8, (p ->> 1)::float8) as land
      from jsonb_array_elements($1) with ordinality e (p, nr) order by nr`,
    values: [JSON.stringify(places)],
  })
  return rows.map(({ land }) => land)
}

describe('the Land of a place', () => {
  test('is the same here and in the browser, at lines and corners too', async () => {
    const { arcs, transform } = laenderTopology as {
      arcs: [number, number][][]
      transform: { scale: [number, number]; translate: [number, number] }
    }
    const corners = arcs.map((line): [number, number] => [
      (line[0]?.[1] ?? 0) * transform.scale[1] + transform.translate[1],
      (line[0]?.[0] ?? 0) * transform.scale[0] + transform.translate[0],
    ])
    const inside = fc.tuple(
      fc.double({ min: 46.2, max: 55.2, noNaN: true }),
      fc.double({ min: 5.7, max: 17.3, noNaN: true }),
    )
    const places = [...corners, ...fc.sample(inside, { numRuns: 600, seed: 20_261_120 })]
    expect(await landNames(places)).toEqual(places.map(([lat, lon]) => landAt(lat, lon)))
  })

  test('is that of the example world’s forests', async () => {
    expect(await landNames(regions.map(({ lat, lon }) => [lat, lon]))).toEqual(regions.map((row) => row.bundesland))
  })
})
