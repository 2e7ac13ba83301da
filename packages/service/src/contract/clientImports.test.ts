import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeFixture } from './fixtures/fixture.ts'

const admin = 'admin@waldkerf.test'
const expert = 'expert@waldkerf.test'

const fixture = makeFixture(admin)

const newRun = () => ({ id: randomUUID(), datei: 'kunden.csv', quelle: randomUUID(), anzahl: '1000', status: 'new' })
const row = (nr: number, columns: object = {}) => ({
  quell_id: String(nr),
  name: `Forstbetrieb ${nr}`,
  ort: 'Göttingen',
  email: `kasse${nr}@forst.test`,
  ...columns,
})
const rows = (count: number) => Array.from({ length: count }, (_, nr) => row(nr))
const send = (lauf: object, zeilen: object[], email = admin) =>
  fixture.stack.call(email, 'w_import_kunden', { lauf, zeilen })
const undo = (id: string, email = admin) => fixture.stack.call(email, 'w_undo_import', { id })
const clients = async () =>
  (
    await fixture.stack.owner.query(`select k::text, s.wert from data.kunde k
    left join data.suchtext s on s.art = 'kunde' and s.id = k.client_id order by 1`)
  ).rows

describe('a list of clients', () => {
  test('is stored once, however often it is sent, and taken back as it was before', async () => {
    const before = await clients()
    const lauf = newRun()
    const [one, other] = await Promise.all([send(lauf, rows(500)), send(lauf, rows(500))])
    const stored = [one, other].map(({ body }) => (body as { gespeichert: number }).gespeichert)
    expect(stored.toSorted((a, b) => a - b)).toEqual([0, 500])
    expect((await send({ ...newRun(), quelle: lauf.quelle }, rows(501))).body).toEqual({ gespeichert: 1, bekannt: 500 })
    expect((await clients()).length).toBe(before.length + 501)
    const found = await fixture.stack.call(admin, 'w_suche', { text: 'Forstbetrieb 499' })
    expect(JSON.stringify(found.body)).toContain('Forstbetrieb 499')
    expect((await undo(lauf.id)).body).toEqual({ entfernt: 500, rest: 0 })
    const { rows: left } = await fixture.stack.owner.query<{ id: string }>(
      'select id from data.kaefer_import where quelle = $1 and zurueck_am is null',
      [lauf.quelle],
    )
    expect((await undo(left[0]?.id ?? '')).body).toEqual({ entfernt: 1, rest: 0 })
    expect(await clients()).toEqual(before)
    expect(await send(lauf, rows(1))).toMatchObject({ status: 409, body: { details: 'import_taken_back' } })
  })

  test('of a thousand rows is stored and compared within the time of a call', async () => {
    const lauf = newRun()
    const start = performance.now()
    expect(await send(lauf, rows(1_000))).toMatchObject({ body: { gespeichert: 1_000 } })
    const doubles = await fixture.stack.call(admin, 'w_get_kunden_doppelte', { quelle: 'Andere', zeilen: rows(1_000) })
    expect(doubles.body).toHaveLength(1_000)
    expect(performance.now() - start).toBeLessThan(10_000)
    await undo(lauf.id)
  })

  test('is not taken back once one of them is used in any way', async () => {
    const { owner } = fixture.stack
    const uses = [
      `update data.kunde set ap_tel = '1', version = version + 1 where client_id = $1`,
      `insert into data.kunde_notiz (client_id, text) values ($1, 'x')`,
      `insert into data.empfaenger (client_id, email) values ($1, 'x@y.test')`,
      `insert into data.karte (client_id, map_name) values ($1, 'x')`,
      `insert into data.kunde_benutzer (client_id, user_id) select $1, min(user_id) from data.benutzer`,
      `insert into data.einmessung (client_id, klasse) values ($1, 'scha')`,
    ]
    for (const use of uses) {
      const lauf = newRun()
      await send(lauf, rows(2))
      const { rows: made } = await owner.query<{ id: string }>(
        'select max(client_id) as id from data.kunde_herkunft where import_id = $1',
        [lauf.id],
      )
      await owner.query('begin')
      await owner.query(`select set_config('request.headers', '{"if-match":"\\"1\\""}', true)`)
      await owner.query(use, [made[0]?.id])
      await owner.query('commit')
      expect({ use, ...(await undo(lauf.id)) }).toMatchObject({ use, status: 409, body: { details: 'import_touched' } })
    }
  })

  test('is nobody’s but the administrators’', async () => {
    const lauf = newRun()
    await send(lauf, rows(1))
    const own = { ...newRun(), quelle: lauf.quelle }
    expect(await send(own, rows(1), expert)).toMatchObject({ status: 403 })
    expect(await undo(lauf.id, expert)).toMatchObject({ status: 404, body: { details: 'not_found' } })
    const runs = await fixture.stack.call(expert, 'w_get_importe', { art: 'kunde' })
    expect(runs.body).toEqual([])
    expect((await undo(lauf.id)).body).toEqual({ entfernt: 1, rest: 0 })
  })
})
