import { beetlesOf } from '@waldkerf/domain/entities/beetleColumns/columns'
import { decodeColumns } from '@waldkerf/domain/entities/beetleColumns/decode'
import { mergeBeetles } from '@waldkerf/domain/entities/beetleColumns/merge'
import type { BeetleColumnsAnswer } from '@waldkerf/domain/entities/beetleColumns/wire'
import type { Beetle } from '@waldkerf/domain/entities/beetles'
import { Client } from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { makeBed } from './bed.ts'
import { callers } from './rights.ts'

const citizen = 'nutzer@waldkerf.test'
const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'

const bed = makeBed(citizen)

interface Known {
  stand: string
  rows: readonly Beetle[]
}

async function columns(email: string, known?: Known) {
  const { status, body } = await bed.stack.call(email, 'w_get_kaefer_spalten', { seit: known?.stand ?? '' })
  expect(status).toBe(200)
  const answer = body as BeetleColumnsAnswer
  const read = beetlesOf(decodeColumns(answer))
  const rows = known && !answer.vollstaendig ? mergeBeetles(known.rows, read, answer.weg) : read
  const merged: Known = { stand: answer.stand, rows }
  return { merged, sent: read.length, gone: answer.weg, complete: answer.vollstaendig, current: answer.aktuell }
}

const overview = async (email: string) => (await bed.stack.call(email, 'a_get_kaefer_overview')).body
const review = (id: number, status: string) => bed.stack.call(expert, 'a_update_kaefer', { id: String(id), status })
const setMessage = (id: number, msg: string) => bed.stack.call(expert, 'a_update_message', { id: String(id), msg })
const history = async (email: string, id: number) =>
  (await bed.stack.call(email, 'w_get_verlauf', { id: String(id) })).body

describe('columns', () => {
  const signedIn = callers.flatMap(({ email }) => email ?? [])

  test.each(signedIn)('are the overview’s rows for %s', async (email) => {
    expect((await columns(email)).merged.rows).toEqual(await overview(email))
  })

  test('are changed by what is new, changed and gone, for each as far as he may see it', async () => {
    const people = [citizen, expert, admin]
    const before = await Promise.all(people.map(async (email) => (await columns(email)).merged))
    await review(bed.fixtures.other, 'published')
    await setMessage(bed.fixtures.published, 'Doch nicht.')
    await review(bed.fixtures.published, 'rejected')
    await bed.stack.call(citizen, 'a_update_bilder', { kid: String(bed.fixtures.own), bilder: [] })
    for (const [index, email] of people.entries()) {
      const after = await columns(email, before[index])
      expect(after).toMatchObject({ complete: false, gone: email === citizen ? [bed.fixtures.published] : [] })
      expect(after.sent).toBeLessThan(12)
      expect(after.merged.rows).toEqual(await overview(email))
    }
  })

  test('tell nobody of records that he never saw', async () => {
    const { merged } = await columns(citizen)
    await review(bed.fixtures.other, 'in_review')
    expect(await columns(citizen, merged)).toMatchObject({ complete: false, sent: 0, gone: [] })
  })

  test('tell of a record that is removed', async () => {
    const { merged } = await columns(citizen)
    await bed.stack.owner.query('delete from data.kaefer where id = $1', [bed.fixtures.published])
    expect(await columns(citizen, merged)).toMatchObject({ sent: 0, gone: [bed.fixtures.published] })
  })

  test('miss no change, in whatever order transactions end', async () => {
    const { host, port, database, user, password } = bed.stack.owner
    const slow = new Client({ host, port, database, user, password })
    await slow.connect()
    try {
      await slow.query('begin')
      await slow.query(`update data.kaefer set message = 'langsam' where id = $1`, [bed.fixtures.ownPublished])
      await setMessage(bed.fixtures.published, 'schnell')
      // This marker is younger than the slow change's transaction, which nobody sees yet.
      const { merged } = await columns(expert)
      await slow.query('commit')
      expect((await columns(expert, merged)).merged.rows).toEqual(await overview(expert))
    } finally {
      await slow.end()
    }
  })

  test('come whole with the marker of somebody else, and of another role', async () => {
    const { merged } = await columns(citizen)
    expect(await columns(expert, merged)).toMatchObject({ complete: true })
    await bed.stack.owner.query(`update data.benutzer set app_status = 'ogf_expert' where email = $1`, [citizen])
    expect(await columns(citizen, merged)).toMatchObject({ complete: true })
  })
})

/** As if there were enough records for an extract, and few changes until the next one. */
const setExtractSize = (size: number) =>
  bed.stack.owner.query(`create or replace function app.extract_size() returns integer
    language sql immutable set search_path = '' return ${size}`)
const makeExtract = () => bed.stack.owner.query('select app.store_beetle_extract()')

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
    await review(bed.fixtures.other, 'published')
    await bed.stack.owner.query('delete from data.kaefer where id = $1', [bed.fixtures.published])
    const first = await columns(email)
    const after = await columns(email, first.merged)
    expect(after).toMatchObject({ complete: false, current: true, sent: 1, gone: [bed.fixtures.published] })
    expect(after.merged.rows).toEqual(await overview(email))
  })

  test('is nobody’s who may not see every record', async () => {
    await setExtractSize(10)
    await makeExtract()
    const answer = await columns(citizen)
    expect(answer).toMatchObject({ complete: true, current: true })
    expect(answer.merged.rows).toEqual(await overview(citizen))
  })

  test('is made anew after as many changes as it is long', async () => {
    await setExtractSize(10)
    await makeExtract()
    const made = async () => (await bed.stack.owner.query('select xid from data.kaefer_auszug')).rows
    const first = await made()
    await setMessage(bed.fixtures.other, 'eine')
    expect(await made()).toEqual(first)
    await bed.stack.owner.query(
      `update data.kaefer set message = 'viele' where id in (select id from data.kaefer limit 11)`,
    )
    expect(await made()).not.toEqual(first)
    expect((await columns(expert)).merged.rows).toEqual(await overview(expert))
  })

  test('of another server is not used', async () => {
    await setExtractSize(10)
    await makeExtract()
    await bed.stack.owner.query(`update data.kaefer_auszug set server = 'other'`)
    expect(await columns(expert)).toMatchObject({ current: true })
  })
})

describe('the history', () => {
  const change = { zeit: '2026-11-20T11:00:00+00:00', aenderungen: { status: ['new', 'published'] } }

  test('is newest first, with names for those who review', async () => {
    await setMessage(bed.fixtures.own, 'Danke!')
    await review(bed.fixtures.own, 'query')
    expect(await history(admin, bed.fixtures.own)).toEqual([
      { ...change, wer: expert, aenderungen: { status: ['new', 'query'] } },
      { ...change, wer: expert, aenderungen: { message: ['', 'Danke!'] } },
    ])
    expect(await history(citizen, bed.fixtures.own)).toEqual([
      { ...change, wer: '', aenderungen: { status: ['new', 'query'] } },
      { ...change, wer: '', aenderungen: { message: ['', 'Danke!'] } },
    ])
  })

  test('names who published, and keeps the texts of before from others', async () => {
    await setMessage(bed.fixtures.other, 'Intern.')
    await review(bed.fixtures.other, 'published')
    expect(await history(citizen, bed.fixtures.other)).toEqual([
      { ...change, wer: expert },
      { ...change, wer: expert, aenderungen: { message: [] } },
    ])
  })

  test('knows when pictures came and went', async () => {
    await bed.stack.call(citizen, 'a_update_bilder', { kid: String(bed.fixtures.own), bilder: ['a.webp'] })
    expect(await history(citizen, bed.fixtures.own)).toEqual([
      { ...change, wer: citizen, aenderungen: { bilder_anzahl: [2, 1] } },
    ])
  })
})
