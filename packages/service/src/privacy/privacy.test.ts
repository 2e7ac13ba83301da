import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseName } from '../database.ts'
import { migrateDatabase } from '../jobs/migrate.ts'
import { endTerms } from '../jobs/terms.ts'
import { jobContext, jobEnvironment } from '../jobs/testing/environment.ts'
import { withClient } from '../postgres/connection.ts'
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres.ts'
import { keepPrivacy } from './keepPrivacy.ts'
import { noteErasures, unnotedErasures } from './notedErasures.ts'

let postgres: TestPostgres
let env: NodeJS.ProcessEnv
let erasures: string

const said: string[] = []
const query = (sql: string, values: readonly unknown[] = []) =>
  withClient(
    postgres.addresses.owner,
    async (owner) => (await owner.query<Record<string, unknown>>(sql, [...values])).rows,
  )
const elsewhere = (sql: string) => withClient(postgres.addresses.maintenance, (client) => client.query(sql))
const migrate = () => migrateDatabase(jobContext(env))
const addPerson = async (mail: string) => {
  const [row] = await query(`insert into data.benutzer (email) values ($1) returning user_id`, [mail])
  return String(row?.['user_id'])
}
const erase = (person: string) => query('select app.erase_person($1)', [person])
const note = async () => {
  const missing = await withClient(postgres.addresses.owner, (owner) => unnotedErasures(owner, erasures))
  noteErasures(erasures, missing)
  return missing.length
}

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  postgres = await startTestPostgres('migrated')
  erasures = join(postgres.folder, 'elsewhere', 'erasures.txt')
  env = { ...jobEnvironment(postgres), WALDKERF_ERASURES: erasures }
  await migrate()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await postgres.stop()
})

test('an erasure is done again after a restore to a point before it', async () => {
  const person = await addPerson('geloescht@example.test')
  await elsewhere(`create database before_erasure template ${databaseName}`)
  const late = await addPerson('spaeter@example.test')
  const last = await addPerson('zuletzt@example.test')
  await erase(person)
  await erase(late)
  await erase(last)
  expect(await note()).toBe(3)
  expect(await note()).toBe(0)
  expect(readFileSync(erasures, 'utf8')).not.toContain('@')
  // Of another database, and cut off by a crash.
  appendFileSync(erasures, `00000000-0000-0000-0000-000000000000 1 2026-01-01\n0000`)

  await elsewhere(`drop database ${databaseName}`)
  await elsewhere(`alter database before_erasure rename to ${databaseName}`)
  const stays = await addPerson('bleibt@example.test')
  expect(await query(`select from data.benutzer where user_id = ${person}`)).toHaveLength(1)
  await migrate()
  expect(said).toContain('Done again after a restore: 3 erasures.')
  expect(await query(`select email from data.benutzer`)).toEqual(
    stays === late ? [] : [{ email: 'bleibt@example.test' }],
  )
  // The account at the identity service is deleted once more.
  expect(await query(`select kind, recipient from data.outbox`)).toContainEqual({
    kind: 'erasure',
    recipient: 'geloescht@example.test',
  })
  // Nobody gets the number of somebody who was erased, or the next start would erase him.
  expect(Number(await addPerson('neu@example.test'))).toBeGreaterThan(Number(last))
  said.length = 0
  await migrate()
  expect(said.join()).not.toContain('Done again')
})

test('a night ends what is older than its term, and a trial only counts', async () => {
  await query(`insert into data.change_log (table_name, row_id, changes, changed_at) values
    ('benutzer', 1, '{}', now() - interval '4 years'), ('benutzer', 1, '{}', now() - interval '2 years'),
    ('zahlung', 1, '{}', now() - interval '4 years')`)
  await query(`insert into data.outbox (kind, recipient, sent_at) values
    ('mail_new', 'a@example.test', now() - interval '31 days'), ('mail_new', 'b@example.test', now() - interval '29 days')`)
  await query(`insert into data.kaeferarten (id, de) values (1, 'Buchdrucker')`)
  await query(`insert into data.kaefer (art, status, message, gemeldet_am)
    select a.id, s.status, 'nein', now() - s.age from (select min(id) as id from data.kaeferarten) a,
      (values ('rejected', interval '3 years'), ('rejected', interval '1 year'), ('published', interval '3 years')) s (status, age)`)
  await query(`insert into data.kunde (name) values ('Forstamt')`)
  await query(`insert into data.angebot (client_id, jahr, lfd, datum, ust_satz)
    select client_id, extract(year from d), 1, d, 19 from data.kunde, (values (current_date - interval '10 years'), (current_date)) v (d)`)
  await query(`insert into data.rechnung (client_id, jahr, lfd, datum, le_date, ust_satz, angebot_id)
    select a.client_id, extract(year from d), 1, d, d, 19, a.id
    from (values (current_date - interval '10 years'), (current_date - interval '9 years')) v (d) join data.angebot a on a.datum = d`)
  await query(`insert into data.position (rechnung_id, lfd_nr, anzahl, ep) select id, 1, 1, 1 from data.rechnung`)

  said.length = 0
  await endTerms(jobContext(env, '--dry-run'))
  expect(said).toEqual(['Would end: ablehnungen 1, aenderungen 1, dokumente 2, mails 1.'])
  await endTerms(jobContext(env))
  await endTerms(jobContext(env))
  expect(said.slice(1)).toEqual([
    'Ended: ablehnungen 1, aenderungen 1, dokumente 2, mails 1.',
    'Ended: ablehnungen 0, aenderungen 0, dokumente 0, mails 0.',
  ])
  expect(await query(`select name, anzahl::int from data.frist_lauf order by name`)).toEqual([
    { name: 'ablehnungen', anzahl: 1 },
    { name: 'aenderungen', anzahl: 1 },
    { name: 'dokumente', anzahl: 2 },
    { name: 'mails', anzahl: 1 },
  ])
  expect(await query(`select status from data.kaefer order by status`)).toEqual([
    { status: 'published' },
    { status: 'rejected' },
  ])
  expect(await query(`select count(*)::int as n from data.angebot`)).toEqual([{ n: 1 }])
  expect(await query(`select count(*)::int as n from data.position`)).toEqual([{ n: 0 }])
})

const patience = { timeout: 10_000 }

const waits = () => query(`select from pg_stat_activity where wait_event = 'advisory'`)

test('an erasure waits for an extract that is being made, and leaves none', async () => {
  const person = await addPerson('im-auszug@example.test')
  await withClient(postgres.addresses.owner, async (maker) => {
    await maker.query(`begin; select pg_advisory_xact_lock(hashtext('data.kaefer_auszug'));
      insert into data.kaefer_auszug (server, xid, anfang, melder, ende) values ('', '1', '', '{}', '')`)
    const erased = erase(person)
    await expect.poll(waits, patience).toHaveLength(1)
    await maker.query('commit')
    await erased
  })
  expect(await query('select from data.kaefer_auszug')).toEqual([])
})

test('a duty that fails is logged, does not stop the others, and is tried again', async () => {
  const errors: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line))
  const blocked = join(postgres.folder, 'blocked')
  writeFileSync(blocked, 'a file where a folder should be')
  const list = join(blocked, 'erasures.txt')
  await erase(await addPerson('noch@example.test'))
  await query(`insert into data.change_log (table_name, row_id, changes, changed_at)
    values ('benutzer', 1, '{}', now() - interval '4 years')`)
  const old = () =>
    query(`select from data.change_log where changed_at < now() - interval '3 years' and table_name = 'benutzer'`)
  const connections = () =>
    query(`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)
  let isIdentityAway = true
  const keeper = keepPrivacy({
    database: postgres.addresses.owner,
    erasures: list,
    endAccounts: () => Promise.resolve(isIdentityAway ? [{ reason: 'away' }] : []),
    times: { look: 20, firstNight: 0, nightAgain: 20 },
  })
  try {
    // The terms are kept although the list cannot be written.
    await expect.poll(old, patience).toEqual([])
    expect(keeper.faults()).toEqual([
      'Löschungen lassen sich nicht außerhalb der Datenbank vermerken.',
      'Konten gelöschter Personen lassen sich nicht beenden.',
    ])
    rmSync(blocked)
    isIdentityAway = false
    await expect.poll(() => keeper.faults(), patience).toEqual([])
    expect(readFileSync(list, 'utf8')).toContain(' ')
    // Once each, however often it was tried.
    expect(errors).toEqual([expect.stringContaining('cannot note erasures'), expect.stringMatching(/accounts.*: away/)])
    const kept = await connections()
    expect(kept).toHaveLength(1)
    expect(await connections()).toEqual(kept)
    // A lost connection is made again.
    await query(`select pg_terminate_backend($1)`, [kept[0]?.['pid']])
    rmSync(blocked, { recursive: true })
    await expect.poll(() => existsSync(list), patience).toBe(true)
  } finally {
    await keeper.stop()
  }
})

test('a night that fails is had again within the hour', async () => {
  const errors: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line))
  await query('alter function app.keep_terms(boolean) rename to kept_terms')
  await query(
    `insert into data.outbox (kind, recipient, sent_at) values ('mail_new', 'a@example.test', now() - interval '31 days')`,
  )
  const keeper = keepPrivacy({
    database: postgres.addresses.owner,
    erasures,
    times: { look: 20, firstNight: 0, nightAgain: 50 },
  })
  try {
    await expect
      .poll(() => keeper.faults(), patience)
      .toEqual(['Was seine Frist erreicht hat, lässt sich nicht löschen.'])
    await query('alter function app.kept_terms(boolean) rename to keep_terms')
    await expect.poll(() => keeper.faults(), patience).toEqual([])
    expect(await query(`select from data.outbox where sent_at < now() - interval '30 days'`)).toEqual([])
    expect(errors).toEqual([expect.stringContaining('cannot keep the terms')])
  } finally {
    await keeper.stop()
  }
})
