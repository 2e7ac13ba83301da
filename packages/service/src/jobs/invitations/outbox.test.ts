import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withClient, type DatabaseAddress } from '@waldkerf/service/postgres/connection'
import { startTestPostgres, type TestPostgres } from '@waldkerf/service/testing/testPostgres'
import { endErasedAccounts } from '@waldkerf/service/privacy/endAccounts'
import { migrateDatabase } from '../migrate.ts'
import { jobContext, jobEnvironment, passwords } from '../testing/environment.ts'
import { sendWaiting, type Invited } from './outbox.ts'

let postgres: TestPostgres
let job: DatabaseAddress

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  postgres = await startTestPostgres('migrated')
  await migrateDatabase(jobContext(jobEnvironment(postgres)))
  job = { ...postgres.addresses.owner, user: 'invitations', password: passwords.invitations }
})
afterAll(async () => {
  vi.restoreAllMocks()
  await postgres.stop()
})

const query = async (sql: string, address = postgres.addresses.owner) =>
  withClient(address, async (client) => (await client.query<Record<string, unknown>>(sql)).rows)

beforeEach(async () => {
  await query('delete from data.outbox; delete from data.benutzer')
  await query(`insert into data.benutzer (email, first_name, last_name)
    values ('a@amt.example', 'Anna', 'Amsel'), ('b@amt.example', '', ''), ('other@amt.example', 'Otto', 'Other')`)
  await query(`insert into data.outbox (kind, recipient) values
    ('invitation', 'a@amt.example'), ('invitation', 'b@amt.example'), ('reminder', 'other@amt.example')`)
})

const round = (invite: (person: Invited) => Promise<void>) => withClient(job, (client) => sendWaiting(client, invite))
const waiting = async () =>
  (await query('select recipient from data.outbox where sent_at is null order by id')).map(({ recipient }) => recipient)

test('everyone is invited once, by name', async () => {
  const invited: Invited[] = []
  const invite = (person: Invited) => Promise.resolve(void invited.push(person))
  expect(await round(invite)).toEqual({ sent: 2, failed: [] })
  expect(await round(invite)).toEqual({ sent: 0, failed: [] })
  expect(invited).toEqual([
    { email: 'a@amt.example', firstName: 'Anna', lastName: 'Amsel' },
    { email: 'b@amt.example', firstName: '', lastName: '' },
  ])
  expect(await waiting()).toEqual(['other@amt.example'])
})

test('an invitation that fails waits, and does not hold up the others', async () => {
  const { sent, failed } = await round(({ email }) =>
    email.startsWith('a') ? Promise.reject(new Error('no mail server')) : Promise.resolve(),
  )
  expect({ sent, reasons: failed.map(({ reason }) => reason) }).toEqual({ sent: 1, reasons: ['no mail server'] })
  expect(await waiting()).toEqual(['a@amt.example', 'other@amt.example'])
})

test('of two jobs at once each invitation goes to one', async () => {
  const invited: string[] = []
  const slow = async ({ email }: Invited) => {
    invited.push(email)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const rounds = await Promise.all([round(slow), round(slow)])
  expect(rounds.map(({ sent }) => sent).reduce((sum, sent) => sum + sent)).toBe(2)
  expect(new Set(invited)).toEqual(new Set(['a@amt.example', 'b@amt.example']))
  expect(invited).toHaveLength(2)
})

test('the job sees nothing else', async () => {
  expect(await query('select recipient from data.outbox order by id', job)).toEqual([
    { recipient: 'a@amt.example' },
    { recipient: 'b@amt.example' },
  ])
  expect(await query('select email from data.benutzer order by email', job)).toHaveLength(2)
  for (const refused of [
    'select phone from data.benutzer',
    `update data.benutzer set first_name = ''`,
    `update data.outbox set recipient = 'me@evil.example'`,
    'select from data.kaefer',
    'set role ogf_admin',
  ]) {
    await expect(query(refused, job)).rejects.toThrow('permission denied')
  }
  // It deletes rows of finished erasures, and no others.
  const before = await query('select id from data.outbox')
  await query('delete from data.outbox', job)
  expect(await query('select id from data.outbox')).toEqual(before)
})

test('accounts of the erased are ended, and the address goes once no token of before is left', async () => {
  await query(
    `insert into data.outbox (kind, recipient) values ('erasure', 'c@amt.example'), ('erasure', 'd@amt.example')`,
  )
  const ended: string[] = []
  const end = async (email: string) => {
    if (email === 'c@amt.example') throw new Error('away')
    ended.push(email)
  }
  const look = () => withClient(job, (client) => endErasedAccounts(client, end))
  expect((await look()).map(({ reason }) => reason)).toEqual(['away'])
  expect(ended).toEqual(['d@amt.example'])
  await query(
    `update data.outbox set sent_at = now() - interval '16 minutes' where sent_at is not null and kind = 'erasure'`,
  )
  await look()
  expect(await query(`select recipient from data.outbox where kind = 'erasure'`)).toEqual([
    { recipient: 'c@amt.example' },
  ])
})
