import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { Client } from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { callers } from '../rights/right.ts'
import { admin, citizen, expert, recordCalls } from './recordCalls.testing.ts'

const fixture = makeFixture(citizen)
const { columns, overview, review, setMessage, history } = recordCalls(fixture)

/** As after a restore: records were changed on another server, by transactions with higher ids. */
const touchElsewhere = () =>
  fixture.stack.owner.query(`insert into data.kaefer_stand (kaefer_id, xid, user_id, war_oeffentlich)
    select id, '1000000000000', user_id, true from data.kaefer limit 30
    on conflict (kaefer_id) do update set xid = excluded.xid`)

const askFor = (email: string, ids: string) =>
  fixture.stack.send(email, { method: 'GET', path: `/kaefer?id=in.(${ids})&order=id` })
const idsIn = ({ body }: { body: unknown }) => (body as Beetle[]).map(({ id }) => id)

describe('several ids in one filter', () => {
  test('bring these records, each once, as far as the caller may see them', async () => {
    const { own, other } = fixture.rows
    const both = [own, other].toSorted((a, b) => a - b)
    expect(idsIn(await askFor(expert, `${own},${other},${own},987654321`))).toEqual(both)
    expect(idsIn(await askFor(citizen, both.join()))).toEqual([own])
  })

  test('bring nothing for none, and are refused where one is no number', async () => {
    expect(idsIn(await askFor(expert, ''))).toEqual([])
    expect((await askFor(expert, `${fixture.rows.own},x`)).status).toBe(400)
  })
})

describe('columns', () => {
  const signedIn = callers.flatMap(({ email }) => email ?? [])

  test.each(signedIn)('are the overview’s rows for %s', async (email) => {
    expect((await columns(email)).merged.rows).toEqual(await overview(email))
  })

  test('are updated by new, changed and removed records, as far as the caller may see them', async () => {
    const people = [citizen, expert, admin]
    const before = await Promise.all(people.map(async (email) => (await columns(email)).merged))
    await review(fixture.rows.other, 'published')
    await setMessage(fixture.rows.published, 'Doch nicht.')
    await review(fixture.rows.published, 'rejected')
    await fixture.stack.call(citizen, 'a_update_bilder', { kid: String(fixture.rows.own), bilder: [] })
    for (const [index, email] of people.entries()) {
      const after = await columns(email, before[index])
      expect(after).toMatchObject({ complete: false, gone: email === citizen ? [fixture.rows.published] : [] })
      expect(after.sent).toBeLessThan(12)
      expect(after.merged.rows).toEqual(await overview(email))
    }
  })

  test('tell the caller nothing of records that he never saw', async () => {
    const { merged } = await columns(citizen)
    await review(fixture.rows.other, 'in_review')
    expect(await columns(citizen, merged)).toMatchObject({ complete: false, sent: 0, gone: [] })
  })

  test('tell of a record that is removed', async () => {
    const { merged } = await columns(citizen)
    await fixture.stack.owner.query('delete from data.kaefer where id = $1', [fixture.rows.published])
    expect(await columns(citizen, merged)).toMatchObject({ sent: 0, gone: [fixture.rows.published] })
  })

  test('miss no change, in whatever order transactions end', async () => {
    const { host, port, database, user, password } = fixture.stack.owner
    const slow = new Client({ host, port, database, user, password })
    await slow.connect()
    try {
      await slow.query('begin')
      await slow.query(`update data.kaefer set message = 'langsam' where id = $1`, [fixture.rows.ownPublished])
      await setMessage(fixture.rows.published, 'schnell')
      // This marker is newer than the slow change's transaction, which is not committed yet.
      const { merged } = await columns(expert)
      await slow.query('commit')
      expect((await columns(expert, merged)).merged.rows).toEqual(await overview(expert))
    } finally {
      await slow.end()
    }
  })

  test('do not come again because of changes before a restore', async () => {
    await touchElsewhere()
    const { merged } = await columns(expert)
    expect(await columns(expert, merged)).toMatchObject({ complete: false, sent: 0 })
    await setMessage(fixture.rows.published, 'danach')
    expect(await columns(expert, merged)).toMatchObject({ complete: false, sent: 1 })
  })

  test('come whole with the marker of somebody else, and of another role', async () => {
    const { merged } = await columns(citizen)
    expect(await columns(expert, merged)).toMatchObject({ complete: true })
    await fixture.stack.owner.query(`update data.benutzer set app_status = 'ogf_expert' where email = $1`, [citizen])
    expect(await columns(citizen, merged)).toMatchObject({ complete: true })
  })
})

/** Sets how many records make an extract worth storing, and how many changes renew it. */
const setExtractSize = (size: number) =>
  fixture.stack.owner.query(`create or replace function app.extract_size() returns integer
    language sql immutable set search_path = '' return ${size}`)
/** An extract counts from the oldest open transaction, which may be another test's: the run shares one server. */
const untilAlone = () =>
  vi.waitFor(
    async () => {
      const { rows } = await fixture.stack.owner.query(
        'select pg_snapshot_xmin(now) = pg_snapshot_xmax(now) as alone from pg_current_snapshot() as now',
      )
      expect(rows).toEqual([{ alone: true }])
    },
    { timeout: 15_000, interval: 20 },
  )
const makeExtract = async () => {
  await untilAlone()
  await fixture.stack.owner.query('select app.store_beetle_extract()')
}
const renewExtract = async () => {
  await untilAlone()
  await fixture.stack.owner.query('select app.renew_beetle_extract()')
}

describe('the stored extract', () => {
  afterEach(async () => {
    await setExtractSize(5_000)
    await makeExtract()
  })

  test.each([expert, admin])('is what %s sees, and is followed by what has changed since', async (email) => {
    await setExtractSize(10)
    await makeExtract()
    const before = await columns(email)
    expect(before).toMatchObject({ complete: true, current: false })
    expect(before.merged.rows).toEqual(await overview(email))
    await review(fixture.rows.other, 'published')
    await fixture.stack.owner.query('delete from data.kaefer where id = $1', [fixture.rows.published])
    const first = await columns(email)
    const after = await columns(email, first.merged)
    expect(after).toMatchObject({ complete: false, current: true, sent: 1, gone: [fixture.rows.published] })
    expect(after.merged.rows).toEqual(await overview(email))
  })

  test('is not for callers who may not see every record', async () => {
    await setExtractSize(10)
    await makeExtract()
    const answer = await columns(citizen)
    expect(answer).toMatchObject({ complete: true, current: true })
    expect(answer.merged.rows).toEqual(await overview(citizen))
  })

  test('is made by no write, but when the web server asks for it', async () => {
    await setMessage(fixture.rows.published, 'Intern.')
    await setExtractSize(10)
    await makeExtract()
    const made = async () => (await fixture.stack.owner.query('select xid from data.kaefer_auszug')).rows
    const first = await made()
    await fixture.stack.owner.query(
      `update data.kaefer set message = 'viele' where id in (select id from data.kaefer limit 11)`,
    )
    expect(await made()).toEqual(first)
    await renewExtract()
    expect(await made()).not.toEqual(first)
    const answer = await columns(expert)
    expect(answer).toMatchObject({ complete: true, current: false })
    expect(answer.merged.rows).toEqual(await overview(expert))
    const published = answer.merged.rows.find((row) => row.id === fixture.rows.published)
    expect(published).toMatchObject({ letzter_bearbeiter: expert })
  })

  test('is not made anew for few changes, nor for those before a restore', async () => {
    await setExtractSize(10)
    await makeExtract()
    const made = async () => (await fixture.stack.owner.query('select xid from data.kaefer_auszug')).rows
    const first = await made()
    await setMessage(fixture.rows.other, 'eine')
    await touchElsewhere()
    await renewExtract()
    expect(await made()).toEqual(first)
  })

  test('of another server is not used', async () => {
    await setExtractSize(10)
    await makeExtract()
    await fixture.stack.owner.query(`update data.kaefer_auszug set server = 'other'`)
    expect(await columns(expert)).toMatchObject({ current: true })
  })
})

describe('the history', () => {
  const change = { zeit: '2026-11-20T11:00:00+00:00', aenderungen: { status: ['new', 'published'] } }

  test('is newest first, with names for those who review', async () => {
    await setMessage(fixture.rows.own, 'Danke!')
    await review(fixture.rows.own, 'query')
    expect(await history(admin, fixture.rows.own)).toEqual([
      { ...change, wer: expert, aenderungen: { status: ['new', 'query'] } },
      { ...change, wer: expert, aenderungen: { message: ['', 'Danke!'] } },
    ])
    expect(await history(citizen, fixture.rows.own)).toEqual([
      { ...change, wer: null, aenderungen: { status: ['new', 'query'] } },
      { ...change, wer: null, aenderungen: { message: ['', 'Danke!'] } },
    ])
  })

  test('hides names and former texts from others', async () => {
    await setMessage(fixture.rows.other, 'Intern.')
    await review(fixture.rows.other, 'published')
    expect(await history(citizen, fixture.rows.other)).toEqual([
      { ...change, wer: null },
      { ...change, wer: null, aenderungen: { message: [] } },
    ])
  })

  test('knows when pictures came and went', async () => {
    await fixture.stack.call(citizen, 'a_update_bilder', { kid: String(fixture.rows.own), bilder: ['a.webp'] })
    expect(await history(citizen, fixture.rows.own)).toEqual([
      { ...change, wer: citizen, aenderungen: { bilder_anzahl: [2, 1] } },
    ])
  })
})
