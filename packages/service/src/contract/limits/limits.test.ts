import { isLong } from '@waldkerf/domain/testing/isLong'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { smallestPng } from '../fixtures/smallestPng.ts'
import {
  atFullSpeed,
  calmAccount,
  calmly,
  floodingAccounts,
  makeNeighbour,
  resourceNames,
} from '@waldkerf/service/testing/neighbours'
import { makeFixture } from '../fixtures/fixture.ts'

const citizen = 'nutzer@waldkerf.test'
const other = 'anfrage@waldkerf.test'
const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'

const fixture = makeFixture(citizen)

const sql = async <T extends object>(text: string, values: unknown[] = []) =>
  (await fixture.stack.owner.query<T>(text, values)).rows
const limit = (art: string, dauer: string, menge: number) =>
  sql('update data.grenze set menge = $3 where art = $1 and dauer = $2', [art, dauer, menge])
/** As if so much time had gone by. */
const later = (time: string) => sql('update data.verbrauch set minute = minute - $1::interval', [time])

beforeEach(async () => {
  await sql('update data.grenze set menge = vorgabe')
  await sql('delete from data.verbrauch')
  await sql('delete from data.outbox')
})

const report = (email = citizen, columns: object = {}) =>
  fixture.stack.call(email, 'w_add_kaefer', { art: '1', fund_datum: '2026-11-19', ...columns })
const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((one, next) => one - next)

/**
 * Whether a refusal says when it ends: the time, and the day if that is another one. The answer may have come a second
 * before or after a full minute.
 */
function saysItsEnd({ headers, body }: Awaited<ReturnType<typeof report>>) {
  const { format } = new Intl.DateTimeFormat('de-DE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  })
  const end = Date.now() + Number(headers.get('retry-after')) * 1_000
  const [today] = format(Date.now()).split(', ')
  return [-1_000, 0, 1_000].some((off) => {
    const [day, time] = format(end + off).split(', ')
    const said = day === today ? `um ${time} Uhr` : `am ${day?.slice(0, 6)} um ${time} Uhr`
    return (body as { message: string }).message.includes(`Weiter geht es ${said}`)
  })
}

describe('reports of one account', () => {
  test('are limited per hour; the refusal says when they go on, and other accounts are not affected', async () => {
    await limit('meldung', '1 hour', 2)
    expect(await statuses([report(), report(), report(), report()])).toEqual([200, 200, 429, 429])
    const refused = await report()
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(3_590)
    expect(wait).toBeLessThanOrEqual(3_660)
    expect(refused.body).toMatchObject({ code: 'PT429', details: 'limit_reached' })
    expect((refused.body as { message: string }).message).toContain('höchstens 2 Meldungen je Stunde')
    expect(saysItsEnd(refused)).toBe(true)
    expect((await report(other)).status).toBe(200)
  })

  test('go on when the hour is over, and end for the day at the day’s limit', async () => {
    await limit('meldung', '1 hour', 2)
    await limit('meldung', '1 day', 3)
    expect(await statuses([report(), report(), report()])).toEqual([200, 200, 429])
    await later('62 minutes')
    expect([(await report()).status, (await report()).status]).toEqual([200, 429])
    const refused = await report()
    expect((refused.body as { message: string }).message).toContain('höchstens 3 Meldungen je Tag')
    expect(saysItsEnd(refused)).toBe(true)
    await later('24 hours')
    expect((await report()).status).toBe(200)
  })

  test('that are repeated are counted once', async () => {
    await limit('meldung', '1 hour', 1)
    const columns = { melde_id: randomUUID() }
    expect(await statuses([report(citizen, columns), report(citizen, columns)])).toEqual([200, 200])
    await sql('delete from data.idempotency_key')
    expect((await report(citizen, columns)).status).toBe(200)
    expect((await report()).status).toBe(429)
  })

  test('are ten times as many for those who review', async () => {
    await limit('meldung', '1 hour', 1)
    expect(await statuses(Array.from({ length: 11 }, () => report(expert)))).toEqual([...Array(10).fill(200), 429])
  })

  test('that are refused are not counted', async () => {
    await limit('meldung', '1 hour', 1)
    expect((await report(citizen, { art: '999' })).status).toBe(400)
    expect((await report()).status).toBe(200)
  })
})

/** A picture of this many bytes in all: bytes after its end are ignored. */
const picture = (bytes: number) => {
  const whole = Buffer.alloc(bytes, randomUUID())
  Buffer.from(smallestPng, 'base64').copy(whole)
  return whole.toString('base64')
}
const addPicture = (bild: string, email = citizen, kid: number = fixture.rows.own) =>
  fixture.stack.call(email, 'w_add_bild', { kid: String(kid), bild, breite: '1', hoehe: '1' })

describe('pictures', () => {
  test('of one account have a limit of bytes for each day; a repeated picture does not count', async () => {
    await limit('bild', '1 day', 1)
    const first = picture(600_000)
    expect((await addPicture(first)).status).toBe(200)
    expect(await addPicture(picture(500_000))).toMatchObject({ status: 429, body: { details: 'limit_reached' } })
    expect((await addPicture(first)).status).toBe(200)
    expect((await addPicture(picture(300_000))).status).toBe(200)
    expect((await addPicture(picture(500_000), expert)).status).toBe(200)
  })

  test('of all have a quota', async () => {
    const { rows } = await fixture.stack.owner.query<{ name: string }>('select current_database() as name')
    const database = fixture.stack.owner.escapeIdentifier(rows[0]?.name ?? '')
    await sql(`alter database ${database} set waldkerf.pictures = '1000'`)
    // Open connections keep the former setting.
    await sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator' and datname = current_database()`,
    )
    await expect.poll(async () => (await report()).status, { timeout: 10_000 }).toBe(200)
    expect(await addPicture(picture(2_000))).toMatchObject({ status: 507, body: { details: 'pictures_full' } })
    await sql(`alter database ${database} reset waldkerf.pictures`)
    await sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator' and datname = current_database()`,
    )
    await expect.poll(async () => (await addPicture(picture(2_000))).status, { timeout: 10_000 }).toBe(200)
    // One of many calls at once may still meet a connection that was ended.
    const reads = () => statuses(Array.from({ length: 12 }, () => fixture.stack.call(admin, 'w_get_grenzen')))
    await expect.poll(async () => new Set(await reads()), { timeout: 10_000 }).toEqual(new Set([200]))
  })
})

test('documents that one account sends have a limit for each day', async () => {
  await limit('versand', '1 day', 1)
  const [offer] = await sql<{ id: string }>('select id::text from data.angebot order by id limit 1')
  const pdf = Buffer.from('%PDF-1.7\n<< /Type /Page >>\n%%EOF\n').toString('base64')
  const send = (an = 'kunde@example.test') =>
    fixture.stack.call(admin, 'w_send_dokument', {
      art: 'angebot',
      id: offer?.id,
      an,
      betreff: 'Angebot',
      text: 'Guten Tag',
      pdf,
      xml: '',
    })
  const sent = await statuses(Array.from({ length: 11 }, () => send()))
  expect(sent).toEqual([...Array(10).fill(200), 429])
  // An address that is none is no matter of the limit.
  expect((await send('niemand')).status).toBe(400)
})

const limits = async () =>
  (await fixture.stack.call(admin, 'w_get_grenzen')).body as { id: number; menge: number; version: number }[]
const set = async (menge: number, headers = {}) =>
  fixture.stack.call(admin, 'w_set_grenze', { id: String((await limits())[0]?.id), menge: String(menge) }, headers)

interface Told {
  mails: { seit: string | null; wartend: number; abgelehnt: number }
  bilder: number
  scans: number
  inhaber: { user_id: number | null; email: string; bilder: number; scans: number }[]
  adressen: { email: string; user_id: number | null }[]
}
const operation = async () => (await fixture.stack.call(admin, 'w_get_betrieb')).body as Told

const own = ({ inhaber }: Told) => inhaber.find(({ user_id: id }) => id === fixture.rows.me)

describe('administrators', () => {
  test('lower a limit; an account above it is told the new limit and the right time', async () => {
    expect(await statuses([report(), report(), report()])).toEqual([200, 200, 200])
    await later('10 minutes')
    expect((await report()).status).toBe(200)
    expect(await set(3)).toMatchObject({ status: 200, body: { menge: 3, vorgabe: 60 } })
    const refused = await report()
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('höchstens 3 Meldungen') } })
    // The first three must be older than an hour, the last one need not.
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(49 * 60)
    expect(wait).toBeLessThanOrEqual(51 * 60)
    await later(`${wait} seconds`)
    expect((await report()).status).toBe(200)
    await later('62 minutes')
    expect((await set(1_000_000)).status).toBe(200)
    expect((await report()).status).toBe(200)
  })

  test('do not overwrite each other’s limit: the second gets 412, and the log has every change', async () => {
    await sql(`delete from data.change_log where table_name = 'grenze'`)
    const [{ version } = { version: 0 }] = await limits()
    expect(await statuses([set(70, { 'If-Match': `"${version}"` }), set(80, { 'If-Match': `"${version}"` })])).toEqual([
      200, 412,
    ])
    await set(90)
    const log = await sql<{ changed_by: string; after: number }>(
      `select changed_by, (changes -> 'menge' ->> 1)::integer as after from data.change_log
        where table_name = 'grenze' order by id`,
    )
    expect(log).toHaveLength(2)
    expect(log[1]).toEqual({ changed_by: admin, after: 90 })
  })

  test('see how much room each account takes; that of erased accounts is nobody’s', async () => {
    const before = await operation()
    expect((await addPicture(picture(2_000_000))).status).toBe(200)
    await sql(
      `insert into data.objekt (name, sha256, bytes, media_type, von) values
        (repeat('a', 32), repeat('a', 64), 3000000, 'image/png', $1),
        (repeat('b', 32), repeat('b', 64), 9000000, 'image/png', 'gelöschtes Konto')`,
      [citizen],
    )
    const after = await operation()
    expect([after.bilder - before.bilder, after.scans - before.scans]).toEqual([2_000_000, 12_000_000])
    expect(own(after)).toMatchObject({ email: citizen, scans: 3_000_000 })
    expect(own(after)?.bilder).toBeGreaterThanOrEqual(2_000_000)
    expect(after.inhaber[0]).toMatchObject({ user_id: null, email: null })
    expect(after.inhaber.length).toBeLessThanOrEqual(5)
    // A picture that several have sent is stored once.
    expect(after.inhaber.reduce((sum, { bilder }) => sum + bilder, 0)).toBeLessThanOrEqual(after.bilder)
  })

  test('see mails that wait, those that were refused, and addresses that take none', async () => {
    await sql('delete from data.outbox')
    const mail = `insert into data.outbox (kind, recipient, created_at, not_before, sent_at, refused_at)
      values ('mail_new', $1, '2026-11-20T08:00:00Z', $2, $3, $4)`
    await sql(mail, [expert, null, null, null])
    await sql(mail, [expert, '2026-11-20T07:00:00Z', null, null])
    await sql(mail, [expert, null, '2026-11-20T09:00:00Z', null])
    await sql(mail, [other, null, null, '2026-11-20T09:00:00Z'])
    await sql(`insert into data.outbox (kind, recipient) values ('invitation', $1)`, [other])
    await sql(
      `insert into data.adresse_abgelehnt (email, grund, seit) values ($1, '550 No such mailbox', '2030-01-01')
        on conflict (email) do update set seit = excluded.seit`,
      [other],
    )
    const { mails, adressen } = await operation()
    expect(mails).toEqual({ seit: '2026-11-20T07:00:00+00:00', wartend: 2, abgelehnt: 1 })
    expect(adressen[0]).toMatchObject({ email: other, user_id: expect.any(Number) })
    expect(adressen.find(({ email }) => email === fixture.rows.personMail)).toMatchObject({
      user_id: fixture.rows.person,
    })
  })
})

/** The short run floods with reports alone; other tests cover the other resources. */
const floods = floodingAccounts.flatMap((email) =>
  resourceNames
    .map((name) => [email, name] as const)
    .filter(([, name]) => isLong || (name === 'reports' && email === citizen)),
)
const seconds = isLong ? 60 : 1

test.each(floods)(
  '%s at full speed with %s stops nobody else',
  async (email, name) => {
    const { owner, origin, token: sign } = fixture.stack
    const [person, calm] = [
      await makeNeighbour(owner, { origin, sign, email }),
      await makeNeighbour(owner, { origin, sign, email: calmAccount }),
    ]
    const [counts, { times, failures }] = await Promise.all([atFullSpeed(person, name, seconds), calmly(calm, seconds)])
    expect(failures).toEqual([])
    expect(Object.keys(times)).not.toEqual([])
    // Done, or refused in words; never a fault of the service.
    expect([...counts.keys()].filter((status) => status < 200 || status >= 500)).toEqual([])
    // A flood must not send hundreds of mails to anybody.
    const { rows } = await owner.query<{ most: number }>(
      `select coalesce(max(n), 0)::int as most from (
        select count(*) as n from data.outbox where starts_with(kind, 'mail_') and kind <> 'mail_dokument' group by recipient
      ) counted`,
    )
    expect(rows[0]?.most).toBeLessThan(10)
  },
  150_000,
)
