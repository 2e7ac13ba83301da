import { beetleStatuses } from '@waldkerf/domain/entities/beetles/beetles'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { type Answer } from '../fixtures/stack.ts'

const citizen = 'nutzer@waldkerf.test'
const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'

const fixture = makeFixture(expert)

const review = (status: string, extra: object = {}) =>
  fixture.stack.call(expert, 'a_update_kaefer', { id: String(fixture.rows.other), status, ...extra })
const setMessage = (msg: string) =>
  fixture.stack.call(expert, 'a_update_message', { id: String(fixture.rows.other), msg })

/** Which status may follow which, written down once more: the database's table must not change unnoticed. */
const allowed: Record<string, readonly string[]> = {
  new: ['in_review', 'query', 'published', 'rejected'],
  in_review: ['new', 'query', 'published', 'rejected'],
  query: ['new', 'published', 'rejected'],
  published: ['rejected'],
  rejected: ['new', 'published'],
  kartiert: beetleStatuses,
}

/** Puts the record into a status past all rules, with words that an expert has written in it. */
async function force(status: string): Promise<void> {
  await fixture.stack.owner.query(`set session_replication_role = replica`)
  await fixture.stack.owner.query(
    `update data.kaefer set status = $1, message = 'Grund', nachricht_neu = true where id = $2`,
    [status, fixture.rows.other],
  )
  await fixture.stack.owner.query(`set session_replication_role = origin`)
}

/** The answer to a step: its new status, or why it was refused. */
function result({ status, body }: Answer): string {
  const row = body as { status?: string; details?: string; hint?: string }
  return status === 200 ? `${row.status}` : `${status} ${row.details} ${row.hint}`
}

test.each(Object.keys(allowed))('a record leads from %s where the table allows it', async (from) => {
  const found: Record<string, string> = {}
  const expected: Record<string, string> = {}
  for (const to of beetleStatuses.filter((status) => status !== from)) {
    await force(from)
    found[to] = result(await review(to))
    expected[to] = allowed[from]?.includes(to) ? to : `409 transition_refused ${from}`
  }
  expect(found).toEqual(expected)
})

test('editor and publisher are the server’s to set', async () => {
  const forged = { published_from: 'x@example.test', letzter_bearbeiter: 'y@example.test' }
  expect((await review('published', forged)).body).toMatchObject({
    status: 'published',
    published_from: expert,
    letzter_bearbeiter: expert,
  })
  await setMessage('Doch nicht.')
  expect((await review('rejected')).body).toMatchObject({ published_from: '' })
})

test('message and species name their editor too', async () => {
  expect((await setMessage('x')).body).toMatchObject({ letzter_bearbeiter: expert })
  const answer = await fixture.stack.send(admin, {
    method: 'PATCH',
    path: `/kaefer?id=eq.${fixture.rows.other}`,
    body: { art: 3 },
  })
  expect(answer.body).toMatchObject([{ art: 3, letzter_bearbeiter: admin }])
})

test('a rejection needs a message, which then stays', async () => {
  const refused = { status: 409, body: { details: 'message_required' } }
  expect(await review('rejected')).toMatchObject(refused)
  for (const nothing of [' ', '\u200b\u200b', '\u3164']) {
    await setMessage(nothing)
    expect(await review('rejected')).toMatchObject(refused)
  }
  await setMessage('Zu unscharf.')
  expect((await review('rejected')).status).toBe(200)
  expect(await setMessage('')).toMatchObject(refused)
})

async function publishedInTestLand(): Promise<number> {
  const { body } = await fixture.stack.call(citizen, 'a_get_kaefer_by_bundesland')
  const rows = body as { bundesland: string; anzahl: number }[]
  return rows.find(({ bundesland }) => bundesland === 'Testland')?.anzahl ?? 0
}

test('what is published is counted, what is withdrawn is not', async () => {
  const before = await publishedInTestLand()
  await review('published')
  expect(await publishedInTestLand()).toBe(before + 1)
  await setMessage('Grund')
  await review('rejected')
  expect(await publishedInTestLand()).toBe(before)
})

test('re-identifying a published record moves its count', async () => {
  await review('published')
  const counted = () =>
    fixture.stack.owner.query('select sum(anzahl) from data.kaefer_count where anzahl > 0 and art = 38')
  const before = (await counted()).rows[0] as { sum: string | null }
  await fixture.stack.send(expert, { method: 'PATCH', path: `/kaefer?id=eq.${fixture.rows.other}`, body: { art: 38 } })
  expect((await counted()).rows).toEqual([{ sum: String(Number(before.sum) + 1) }])
})

test('a change is on record', async () => {
  await review('in_review')
  const { rows } = await fixture.stack.owner.query(
    `select changed_by, changes -> 'status' as status from data.change_log where table_name = 'kaefer' and row_id = $1`,
    [fixture.rows.other],
  )
  expect(rows).toEqual([{ changed_by: expert, status: ['new', 'in_review'] }])
})

const reporter = async (email: string, id: number) =>
  (await fixture.stack.send(email, { method: 'GET', path: `/kaefer?id=eq.${id}&select=user_id` })).body

test('the reporter is named to those who review and to himself, and to nobody else', async () => {
  await review('published')
  expect(await reporter('neu@waldkerf.test', fixture.rows.other)).toEqual([{ user_id: null }])
  expect(await reporter(citizen, fixture.rows.other)).toEqual([{ user_id: null }])
  expect(await reporter(expert, fixture.rows.other)).toEqual([{ user_id: fixture.rows.person }])
  expect(await reporter(expert, fixture.rows.own)).toEqual([{ user_id: fixture.rows.me }])
  expect(await reporter(admin, fixture.rows.other)).toEqual([{ user_id: fixture.rows.person }])
})

const planeSize = 0x1_00_00
/** The planes of Unicode that have blank code points, and one that has none; a long run asks the database for all. */
const planes = isLong ? Array.from({ length: 17 }, (_, plane) => plane) : [0, 1, 2, 14]

test('the same code points are blank in SQL and in domain', async () => {
  const { rows } = await fixture.stack.owner.query<{ blank: number[] }>(
    `select array_agg(c order by c) as blank
      from unnest($1::integer[]) plane, generate_series(plane * 65536, plane * 65536 + 65535) c
      where c > 0 and c not between x'd800'::integer and x'dfff'::integer and app.is_blank(chr(c))`,
    [planes],
  )
  // No text of the database has a NUL.
  const known = planes.flatMap((plane) => Array.from({ length: planeSize }, (_, at) => plane * planeSize + at))
  expect(rows[0]?.blank).toEqual(known.filter((one) => one > 0 && isBlank(String.fromCodePoint(one))))
})

test('other planes of Unicode have no blank code points', () => {
  const all = Array.from({ length: 17 * planeSize }, (_, at) => at)
  const blank = all.filter((one) => isBlank(String.fromCodePoint(one)))
  expect(blank.filter((one) => !planes.includes(Math.floor(one / planeSize)))).toEqual([])
})
