import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { describe, expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { callers } from '../rights/right.ts'
import { admin, citizen, expert, recordCalls } from './recordCalls.testing.ts'

const fixture = makeFixture(citizen)
const { columns, overview, review, setMessage, history } = recordCalls(fixture)

const ordered = async (order: string) =>
  (await fixture.stack.send(citizen, { method: 'GET', path: `/kaefer?select=id&order=${order},id` })).body

/** Calls that answer records: rows, windows, columns; the history is tested apart. */
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

describe('the names of reviewers, and their messages to the reporter', () => {
  const secret = 'Nur für Sie: Flurstück 7.'
  const lower = callers.flatMap(({ email }) => (email && email !== expert && email !== admin ? [email] : []))

  /** All three records get an expert's name and words. */
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
      const records = (await answers[where]?.(email)) ?? []
      expect(records.length).toBeGreaterThan(0)
      expect(records.filter((row) => row.published_from !== null || row.letzter_bearbeiter !== null)).toEqual([])
      expect(records.filter((row) => row.message !== '' && row.user_id !== Number(rows[0]?.user_id))).toEqual([])
      const own = records.find(({ id }) => id === fixture.rows.own)
      expect(own?.message).toBe(email === citizen ? secret : '')
      expect(JSON.stringify(records)).not.toContain(expert)
    },
  )

  test('are complete for those who review, and everybody sees their own name', async () => {
    await reviewAll()
    for (const email of [expert, admin]) {
      const all = await Promise.all(Object.values(answers).map((answer) => answer(email)))
      for (const records of all) {
        expect(records.find(({ id }) => id === fixture.rows.own)).toMatchObject({
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

  test('sorting by a name reveals nothing', async () => {
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
    // 'ü' as one character (NFC) or as two (NFD).
    expect(await found(expert, 'Flurstück'.normalize('NFD'))).toEqual([3, 3])
    await setMessage(fixture.rows.own, secret.normalize('NFD'))
    expect(await found(expert, 'flurstück')).toEqual([3, 3])
  })

  test('the view in SQL hides them from each role', async () => {
    await reviewAll()
    const { owner } = fixture.stack
    for (const [role, names] of Object.entries({ ogf_new: 0, ogf_citizens: 0, ogf_expert: 2, ogf_admin: 2 })) {
      await owner.query('begin')
      await owner.query(`select set_config('request.jwt.claims', '{"email":"wer@example.test"}', true)`)
      await owner.query(`set local role ${role}`)
      const { rows } = await owner.query(
        `select count(published_from)::int as named, count(*)::int as all,
        count(*) filter (where message <> '')::int as messages from api.kaefer where id in ($1, $2)`,
        [fixture.rows.own, fixture.rows.published],
      )
      await owner.query('rollback')
      expect({ role, ...rows[0] }).toEqual({ role, named: names, all: 2, messages: names })
    }
  })
})
