import { deepEqual } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { makeFixture } from '../fixtures/fixture.ts'
import { toRequest } from '../fixtures/stack.ts'

const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'

/** How often a run is broken off. */
const kills = isLong ? 10 : 4

const fixture = makeFixture(expert)

beforeEach(() => fixture.stack.owner.query('delete from data.outbox'))

const newRun = (columns: object = {}) => ({
  id: randomUUID(),
  datei: 'funde.csv',
  quelle: randomUUID(),
  anzahl: '1000',
  status: 'new',
  ...columns,
})
const row = (nr: number, columns: object = {}) => ({
  quell_id: String(nr),
  art: String(1 + (nr % 3)),
  fund_datum: '2026-05-01',
  lat: (48 + nr / 1_000).toFixed(3),
  lon: '11.5',
  ...columns,
})
const rows = (count: number) => Array.from({ length: count }, (_, nr) => row(nr))
const send = (lauf: object, zeilen: object[], email = expert) =>
  fixture.stack.call(email, 'w_import_kaefer', { lauf, zeilen })
const undo = (id: string, email = expert) => fixture.stack.call(email, 'w_undo_import', { id })

/** All that is counted of records, whatever the table. */
async function counters(): Promise<unknown[]> {
  const { rows: tables } = await fixture.stack.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'anzahl'
      where c.relnamespace = 'data'::regnamespace and c.relkind = 'r' and c.relname like 'kaefer\\_%'
        and c.relname <> 'kaefer_import' order by 1`,
  )
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['kaefer_count', 'kaefer_raster']))
  const answers = tables.map(({ name }) =>
    fixture.stack.owner.query(`select t::text from data.${name} t where anzahl <> 0 order by 1`),
  )
  return [...(await Promise.all(answers)).map((answer) => answer.rows), await total()]
}
const total = async () => (await fixture.stack.owner.query('select from data.kaefer')).rowCount ?? 0

/** The clock of the mails, moved on. */
const movedOn = (minutes: number) => `create or replace function app.this_quarter() returns timestamptz
  language sql stable set search_path = ''
  return date_bin('15 minutes', pg_catalog.now() + interval '${minutes} minutes', '2000-01-01')`

describe('an import', () => {
  test('stores each row once, however often and by how many it is sent', async () => {
    const before = await total()
    const lauf = newRun()
    const [one, other] = await Promise.all([send(lauf, rows(500)), send(lauf, rows(500))])
    const stored = [one, other].map(({ body }) => (body as { gespeichert: number }).gespeichert)
    expect(stored.toSorted((a, b) => a - b)).toEqual([0, 500])
    expect((await send(newRun({ quelle: lauf.quelle }), rows(501))).body).toEqual({ gespeichert: 1, bekannt: 500 })
    expect(await total()).toBe(before + 501)
  })

  test('of a thousand rows is one transaction within the time of a call: all, or none', async () => {
    const before = await total()
    const broken = await send(newRun(), [...rows(999), row(999, { fund_datum: '2027-01-01' })])
    expect(broken).toMatchObject({ status: 400, body: { details: 'find_in_future' } })
    expect(await total()).toBe(before)
    expect(await send(newRun(), rows(1_000))).toMatchObject({ status: 200, body: { gespeichert: 1_000 } })
  })

  test('of published records names who imported them, counts them, and queues no mail', async () => {
    const [before] = await counters()
    await send(newRun({ status: 'published' }), rows(3))
    const { rows: made } = await fixture.stack.owner.query(
      'select status, published_from, letzter_bearbeiter, bundesland from data.kaefer order by id desc limit 1',
    )
    expect(made).toEqual([
      { status: 'published', published_from: expert, letzter_bearbeiter: expert, bundesland: 'Bayern' },
    ])
    expect((await counters())[0]).not.toEqual(before)
    expect((await fixture.stack.owner.query('select from data.outbox')).rowCount).toBe(0)
  })

  test('is the first entry of a record’s history, with its source, for those who review', async () => {
    const lauf = newRun({ status: 'published' })
    await send(lauf, rows(1))
    const { rows: made } = await fixture.stack.owner.query<{ id: string }>(
      'select max(id)::text as id from data.kaefer',
    )
    const history = async (email: string) => (await fixture.stack.call(email, 'w_get_verlauf', made[0])).body
    expect(await history(expert)).toMatchObject([{ wer: expert, aenderungen: { herkunft: lauf.quelle } }])
    expect(await history('nutzer@waldkerf.test')).toEqual([])
  })

  test('of new records is one mail for each who asked to be told, whatever its number of calls', async () => {
    await fixture.stack.owner.query('update data.benutzer set mail_new = true where email = $1', [admin])
    const lauf = newRun()
    await send(lauf, rows(10))
    await send(lauf, rows(20))
    const { rows: mails } = await fixture.stack.owner.query(
      `select payload ->> 'count' as count from data.outbox where recipient = $1`,
      [admin],
    )
    expect(mails).toEqual([{ count: '20' }])
  })

  test('that takes longer than a quarter of an hour is one mail, too, and another import a second one', async () => {
    const { owner } = fixture.stack
    await owner.query('update data.benutzer set mail_new = true where email = $1', [admin])
    const mails = async () =>
      (
        await owner.query<object>(
          `select payload ->> 'count' as count, not_before > $2::timestamptz as waits
            from data.outbox where recipient = $1 order by id`,
          [admin, later],
        )
      ).rows
    const { rows: clock } = await owner.query<{ later: Date }>("select now() + interval '30 minutes' as later")
    const later = clock[0]?.later
    const lauf = newRun()
    await send(lauf, rows(10))
    expect(await mails()).toEqual([{ count: '10', waits: false }])
    try {
      await owner.query(movedOn(45))
      await send(lauf, rows(20))
      expect(await mails()).toEqual([{ count: '20', waits: true }])
      await owner.query('update data.outbox set sent_at = now()')
      await owner.query(movedOn(90))
      await send(lauf, rows(30))
      expect(await mails()).toHaveLength(1)
      const other = newRun()
      await send(other, rows(5))
      expect(await mails()).toHaveLength(2)
      await undo(other.id)
      expect(await mails()).toHaveLength(1)
    } finally {
      await owner.query(movedOn(0))
    }
  })

  test(`that is killed at ${kills} places goes on and brings each row once`, async () => {
    const before = await counters()
    const count = 200 * kills
    const lauf = newRun({ status: 'published', anzahl: String(count) })
    const { origin, owner } = fixture.stack
    const token = await fixture.stack.token(expert)
    for (let place = 0; place < kills; place += 1) {
      const zeilen = Array.from({ length: 200 }, (_, nr) => row(200 * place + nr))
      const abort = new AbortController()
      const request = toRequest(origin, token, {
        method: 'POST',
        path: '/rpc/w_import_kaefer',
        body: { lauf, zeilen },
      })
      const sent = fetch(request, { signal: abort.signal }).then(
        ({ status }) => status,
        () => 0,
      )
      // From before the rows are there to after they are stored.
      await sleep((place * 120) / kills)
      if (place % 2 === 0) abort.abort()
      else
        await owner.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where usename = 'authenticator' and datname = current_database()`,
        )
      await sent
      // The page knows nothing of what was stored, and sends the same again.
      await expect.poll(async () => (await send(lauf, zeilen)).status, { timeout: 20_000 }).toBe(200)
    }
    const { rows: run } = await owner.query(
      `select i.gespeichert, count(*)::integer as rows, count(distinct h.quell_id)::integer as ids
        from data.kaefer_import i join data.kaefer_herkunft h on h.import_id = i.id where i.id = $1 group by 1`,
      [lauf.id],
    )
    expect(run).toEqual([{ gespeichert: count, rows: count, ids: count }])
    await expect.poll(async () => ((await undo(lauf.id)).body as { rest?: number }).rest, { timeout: 20_000 }).toBe(0)
    expect(await counters()).toEqual(before)
  })

  test('is compared with the records that are there', async () => {
    const lauf = newRun()
    await send(lauf, rows(2))
    const near = row(7, { art: '1', lat: '48.0003' })
    const far = row(8, { art: '1', lat: '48.0006' })
    const sent = [row(1), near, far]
    const compare = async (quelle: string) =>
      (await fixture.stack.call(expert, 'w_get_kaefer_doppelte', { quelle, zeilen: sent })).body
    const known = await compare(lauf.quelle)
    expect(known).toMatchObject([
      { nr: 0, gleich: true },
      { nr: 1, gleich: false },
    ])
    expect(await compare('Andere')).toMatchObject([
      { nr: 0, gleich: false },
      { nr: 1, gleich: false },
    ])
  })
})

test('what an import stored is listed by its id, for those who may import', async () => {
  const lauf = newRun()
  await send(lauf, rows(3))
  await send(newRun(), [row(9)])
  const listed = async (email: string) =>
    (await fixture.stack.call(email, 'w_get_kaefer_fenster', { import: lauf.id })).body as { gesamt: number }
  expect(await listed(expert)).toMatchObject({ gesamt: 3, zeilen: [{ art: 3 }, { art: 2 }, { art: 1 }] })
  expect(await listed('nutzer@waldkerf.test')).toEqual({ gesamt: 0, zeilen: [] })
})

test('nobody gets the words of a rejection of what was imported: it needs none', async () => {
  const lauf = newRun()
  await send(lauf, rows(1))
  const { rows: made } = await fixture.stack.owner.query<{ id: string }>(
    'select kaefer_id as id from data.kaefer_herkunft where import_id = $1',
    [lauf.id],
  )
  const rejected = { id: String(made[0]?.id), status: 'rejected' }
  expect(await fixture.stack.call(expert, 'a_update_kaefer', rejected)).toMatchObject({
    status: 200,
    body: { status: 'rejected', message: '' },
  })
})

/** Of the records that one call takes back; thousands of them are for long runs. */
const most = isLong ? 2_000 : 40

describe('taking back', () => {
  beforeAll(async () => {
    const { rows: known } = await fixture.stack.owner.query<{ text: string }>(
      `select pg_get_functiondef(oid) as text from pg_proc where prosrc like '%limit 2000%'`,
    )
    deepEqual(
      known.map(({ text }) => text.match(/limit 2000/g)?.length),
      [2],
    )
    await fixture.stack.owner.query(known[0]?.text.replaceAll('limit 2000', `limit ${most}`) ?? '')
  })

  test('leaves all counters as they were, in several calls where there are many', async () => {
    const before = await counters()
    const lauf = newRun({ status: 'published' })
    const half = most / 2
    for (const from of [0, half, most])
      await send(
        lauf,
        Array.from({ length: half }, (_, nr) => row(from + nr)),
      )
    expect(await counters()).not.toEqual(before)
    expect((await undo(lauf.id)).body).toEqual({ entfernt: most, rest: half })
    expect((await undo(lauf.id)).body).toEqual({ entfernt: half, rest: 0 })
    expect((await undo(lauf.id)).body).toEqual({ entfernt: 0, rest: 0 })
    expect(await counters()).toEqual(before)
    expect(await send(lauf, rows(1))).toMatchObject({ status: 409, body: { details: 'import_taken_back' } })
    expect(await send(newRun({ quelle: lauf.quelle }), rows(1))).toMatchObject({ body: { gespeichert: 1 } })
  })

  test('is refused once somebody has worked on a record, and to others but administrators', async () => {
    const lauf = newRun()
    await send(lauf, rows(2), admin)
    expect(await undo(lauf.id)).toMatchObject({ status: 403, body: { details: 'not_your_import' } })
    expect(await send(lauf, rows(3))).toMatchObject({ status: 403 })
    const { rows: made } = await fixture.stack.owner.query<{ id: string }>(
      'select max(kaefer_id) as id from data.kaefer_herkunft where import_id = $1',
      [lauf.id],
    )
    const publish = { id: made[0]?.id ?? '', status: 'published' }
    expect(await fixture.stack.call(expert, 'a_update_kaefer', publish)).toMatchObject({ status: 200 })
    expect(await undo(lauf.id, admin)).toMatchObject({ status: 409, body: { details: 'import_touched' } })
    const own = newRun()
    await send(own, rows(2))
    expect((await undo(own.id, admin)).body).toEqual({ entfernt: 2, rest: 0 })
  })
})
