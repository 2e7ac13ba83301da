import { toBeetles } from '@waldkerf/domain/entities/beetles/columns/columns'
import { decodeColumns } from '@waldkerf/domain/entities/beetles/columns/decode'
import { mergeBeetles } from '@waldkerf/domain/entities/beetles/columns/merge'
import type { BeetleColumnsAnswer } from '@waldkerf/domain/entities/beetles/columns/wire'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { Client } from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { callers } from '../rights/right.ts'

const citizen = 'nutzer@waldkerf.test'
const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'

const fixture = makeFixture(citizen)

const ordered = async (order: string) =>
  (await fixture.stack.send(citizen, { method: 'GET', path: `/kaefer?select=id&order=${order},id` })).body

interface Known {
  stand: string
  rows: readonly Beetle[]
}

async function columns(email: string, known?: Known) {
  const { status, body } = await fixture.stack.call(email, 'w_get_kaefer_spalten', { seit: known?.stand ?? '' })
  expect(status).toBe(200)
  const answer = body as BeetleColumnsAnswer
  const read = toBeetles(decodeColumns(answer))
  const rows = known && !answer.vollstaendig ? mergeBeetles(known.rows, read, answer.weg) : read
  const merged: Known = { stand: answer.stand, rows }
  return { merged, sent: read.length, gone: answer.weg, complete: answer.vollstaendig, current: answer.aktuell }
}

/** As after a restore: records were touched on another server, whose transactions had come further. */
const touchElsewhere = () =>
  fixture.stack.owner.query(`insert into data.kaefer_stand (kaefer_id, xid, user_id, war_oeffentlich)
    select id, '1000000000000', user_id, true from data.kaefer limit 30
    on conflict (kaefer_id) do update set xid = excluded.xid`)

const overview = async (email: string) => (await fixture.stack.call(email, 'a_get_kaefer_overview')).body
const review = (id: number, status: string) => fixture.stack.call(expert, 'a_update_kaefer', { id: String(id), status })
const setMessage = (id: number, msg: string) => fixture.stack.call(expert, 'a_update_message', { id: String(id), msg })
const history = async (email: string, id: number) =>
  (await fixture.stack.call(email, 'w_get_verlauf', { id: String(id) })).body

describe('columns', () => {
  const signedIn = callers.flatMap(({ email }) => email ?? [])

  test.each(signedIn)('are the overview’s rows for %s', async (email) => {
    expect((await columns(email)).merged.rows).toEqual(await overview(email))
  })

  test('are changed by what is new, changed and gone, for each as far as he may see it', async () => {
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

  test('tell nobody of records that he never saw', async () => {
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
      // This marker is younger than the slow change's transaction, which nobody sees yet.
      const { merged } = await columns(expert)
      await slow.query('commit')
      expect((await columns(expert, merged)).merged.rows).toEqual(await overview(expert))
    } finally {
      await slow.end()
    }
  })

  test('do not come again because of what was touched before a restore', async () => {
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

/** As if there were enough records for an extract, and few changes until the next one. */
const setExtractSize = (size: number) =>
  fixture.stack.owner.query(`create or replace function app.extract_size() returns integer
    language sql immutable set search_path = '' return ${size}`)
const makeExtract = () => fixture.stack.owner.query('select app.store_beetle_extract()')

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

  test('is nobody’s who may not see every record', async () => {
    await setExtractSize(10)
    await makeExtract()
    const answer = await columns(citizen)
    expect(answer).toMatchObject({ complete: true, current: true })
    expect(answer.merged.rows).toEqual(await overview(citizen))
  })

  test('is whole even where it is made in the request of somebody who may know less', async () => {
    await setMessage(fixture.rows.published, 'Intern.')
    await setExtractSize(0)
    await fixture.stack.call(citizen, 'a_update_bilder', { kid: String(fixture.rows.own), bilder: [] })
    const answer = await columns(expert)
    expect(answer).toMatchObject({ complete: true, current: false })
    const [own, published] = [fixture.rows.own, fixture.rows.published].map((id) =>
      answer.merged.rows.find((row) => row.id === id),
    )
    // The extract has the citizen's change in it: it was made in his request.
    expect(own).toMatchObject({ bilder_anzahl: 0 })
    expect(published).toMatchObject({ letzter_bearbeiter: expert, message: 'Intern.' })
  })

  test('is made anew after as many changes as it is long', async () => {
    await setExtractSize(10)
    await makeExtract()
    const made = async () => (await fixture.stack.owner.query('select xid from data.kaefer_auszug')).rows
    const first = await made()
    await setMessage(fixture.rows.other, 'eine')
    expect(await made()).toEqual(first)
    await fixture.stack.owner.query(
      `update data.kaefer set message = 'viele' where id in (select id from data.kaefer limit 11)`,
    )
    expect(await made()).not.toEqual(first)
    expect((await columns(expert)).merged.rows).toEqual(await overview(expert))
  })

  test('is not made anew by each write because of what was touched before a restore', async () => {
    await setExtractSize(10)
    await makeExtract()
    await touchElsewhere()
    const made = async () => (await fixture.stack.owner.query('select xid from data.kaefer_auszug')).rows
    const first = await made()
    await setMessage(fixture.rows.other, 'eine')
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

  test('names nobody to others, and keeps the texts of before from them', async () => {
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

/** Where a caller meets records: rows of GET and of procedures, windows, columns; the history apart. */
const answers: Record<string, (email: string) => Promise<readonly Beetle[]>> = {
  'GET /kaefer': async (email) =>
    (await fixture.stack.send(email, { method: 'GET', path: '/kaefer' })).body as Beetle[],
  'the overview': async (email) => (await overview(email)) as Beetle[],
  'a window': async (email) =>
    ((await fixture.stack.call(email, 'w_get_kaefer_fenster', { anzahl: '1000' })).body as { zeilen: Beetle[] }).zeilen,
  columns: async (email) => (await columns(email)).merged.rows,
  'one record': async (email) => {
    const ids = [fixture.rows.own, fixture.rows.ownPublished, fixture.rows.published]
    const found = ids.map((id) => fixture.stack.call(email, 'w_get_kaefer', { id: String(id) }))
    return (await Promise.all(found)).filter(({ status }) => status === 200).map(({ body }) => body as Beetle)
  },
}

describe('who reviewed, and what was written to the reporter', () => {
  const secret = 'Nur für Sie: Flurstück 7.'
  const lower = callers.flatMap(({ email }) => (email && email !== expert && email !== admin ? [email] : []))

  /** Both records carry an expert's name and words. */
  async function reviewAll() {
    for (const id of [fixture.rows.own, fixture.rows.published, fixture.rows.ownPublished]) await setMessage(id, secret)
    await review(fixture.rows.own, 'published')
  }

  test.each(lower.flatMap((email) => Object.keys(answers).map((where) => [where, email] as const)))(
    '%s tells %s no name but his own, and others’ messages not at all',
    async (where, email) => {
      await reviewAll()
      const { rows } = await fixture.stack.owner.query<{ user_id: string }>(
        'select user_id from data.benutzer where email = $1',
        [email],
      )
      const told = (await answers[where]?.(email)) ?? []
      expect(told.length).toBeGreaterThan(0)
      expect(told.filter((row) => row.published_from !== null || row.letzter_bearbeiter !== null)).toEqual([])
      expect(told.filter((row) => row.message !== '' && row.user_id !== Number(rows[0]?.user_id))).toEqual([])
      const own = told.find(({ id }) => id === fixture.rows.own)
      expect(own?.message).toBe(email === citizen ? secret : '')
      expect(JSON.stringify(told)).not.toContain(expert)
    },
  )

  test('is all there for those who review, and one’s own name for oneself', async () => {
    await reviewAll()
    for (const email of [expert, admin]) {
      const all = await Promise.all(Object.values(answers).map((answer) => answer(email)))
      for (const told of all) {
        expect(told.find(({ id }) => id === fixture.rows.own)).toMatchObject({
          published_from: expert,
          letzter_bearbeiter: expert,
          message: secret,
        })
      }
    }
    await fixture.stack.owner.query(`update data.benutzer set app_status = 'ogf_citizens' where email = $1`, [expert])
    expect(await columns(expert).then(({ merged }) => merged.rows)).toEqual(await overview(expert))
    expect(
      (await fixture.stack.call(expert, 'w_get_kaefer', { id: String(fixture.rows.published) })).body,
    ).toMatchObject({
      published_from: null,
      letzter_bearbeiter: expert,
      message: '',
    })
    expect(await history(expert, fixture.rows.own)).toMatchObject([{ wer: expert }, { wer: expert }])
  })

  const questions = [
    `/kaefer?published_from=eq.${expert}`,
    `/kaefer?letzter_bearbeiter=like.*expert*`,
    `/kaefer?published_from=neq.x`,
    `/kaefer?or=(published_from.gt.a,letzter_bearbeiter.gt.a)`,
    '/kaefer?message=like.*Flurst*&bundesland=eq.Testland',
  ]

  test.each(questions)('GET %s finds nothing for others', async (path) => {
    await reviewAll()
    const others = 'anfrage@waldkerf.test'
    expect((await fixture.stack.send(others, { method: 'GET', path })).body).toEqual([])
    expect((await fixture.stack.send(expert, { method: 'GET', path })).body).not.toEqual([])
  })

  test('the order by a name tells nothing', async () => {
    expect(await ordered('published_from.desc')).toEqual(await ordered('published_from.asc'))
    expect(await ordered('letzter_bearbeiter.desc')).toEqual(await ordered('letzter_bearbeiter.asc'))
  })

  test('a message is searched for those who may read it, in windows and clusters', async () => {
    await reviewAll()
    await fixture.stack.owner.query(`update data.kaefer set lat = 51, lon = 10 where bundesland = 'Testland'`)
    const germany = { west: '5', sued: '45', ost: '18', nord: '56', zoom: '9' }
    const found = async (email: string, suche: string) => {
      const rows = (await fixture.stack.call(email, 'w_get_kaefer_fenster', { suche })).body as { gesamt: number }
      const groups = (await fixture.stack.call(email, 'w_get_kaefer_cluster', { ...germany, suche })).body
      return [rows.gesamt, (groups as { anzahl: number }[]).reduce((sum, { anzahl }) => sum + anzahl, 0)]
    }
    expect(await found(expert, 'Flurstück')).toEqual([3, 3])
    expect(await found(citizen, 'Flurstück')).toEqual([2, 2])
    expect(await found('anfrage@waldkerf.test', 'Flurstück')).toEqual([0, 0])
    // One sign or two.
    expect(await found(expert, 'Flurstück'.normalize('NFD'))).toEqual([3, 3])
    await setMessage(fixture.rows.own, secret.normalize('NFD'))
    expect(await found(expert, 'flurstück')).toEqual([3, 3])
  })

  test('in SQL the view holds it, for each role', async () => {
    await reviewAll()
    const { owner } = fixture.stack
    for (const [role, names] of Object.entries({ ogf_new: 0, ogf_citizens: 0, ogf_expert: 2, ogf_admin: 2 })) {
      await owner.query('begin')
      await owner.query(`select set_config('request.jwt.claims', '{"email":"wer@example.test"}', true)`)
      await owner.query(`set local role ${role}`)
      const { rows } = await owner.query(
        `select count(published_from)::int as named, count(*)::int as all,
        count(*) filter (where message <> '')::int as told from api.kaefer where id in ($1, $2)`,
        [fixture.rows.own, fixture.rows.published],
      )
      await owner.query('rollback')
      expect({ role, ...rows[0] }).toEqual({ role, named: names, all: 2, told: names })
    }
  })
})
