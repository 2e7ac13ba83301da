import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withClient } from '../postgres/connection.ts'
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres.ts'
import { firstAdmin } from './firstAdmin.ts'
import { migrateDatabase } from './migrate.ts'
import { jobContext, jobEnvironment } from './testing/environment.ts'

let postgres: TestPostgres
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  postgres = await startTestPostgres('migrated')
  env = jobEnvironment(postgres)
  await migrateDatabase(jobContext(env))
})
beforeEach(() => query('delete from data.benutzer'))
afterAll(async () => {
  vi.restoreAllMocks()
  await postgres.stop()
})

const query = async (sql: string) =>
  withClient(postgres.addresses.owner, async (client) => (await client.query<object>(sql)).rows)
const users = () => query('select email, app_status from data.benutzer order by email')
const run = (...args: string[]) => firstAdmin(jobContext(env, ...args))

test('makes the row of someone who has never signed in', async () => {
  await run(' Chef@Amt.Example ')
  expect(await users()).toEqual([{ email: 'chef@amt.example', app_status: 'ogf_admin' }])
})

test('invites as the application does, when asked to', async () => {
  await run('chef@amt.example', '--invite')
  expect(await query(`select recipient, sent_at from data.outbox where kind = 'invitation'`)).toEqual([
    { recipient: 'chef@amt.example', sent_at: null },
  ])
})

test('raises someone who is known, and keeps the rest of the row', async () => {
  await query(`insert into data.benutzer (email, first_name) values ('chef@amt.example', 'Chris')`)
  await run('chef@amt.example')
  expect(await query('select first_name, app_status, version from data.benutzer')).toEqual([
    { first_name: 'Chris', app_status: 'ogf_admin', version: 2 },
  ])
})

test('refuses when there is an administrator, unless it is forced', async () => {
  await run('chef@amt.example')
  await expect(run('zwei@amt.example')).rejects.toThrow('There is an administrator already')
  expect(await users()).toHaveLength(1)
  await run('zwei@amt.example', '--force')
  expect(await users()).toHaveLength(2)
})

test('of two at once one becomes the first', async () => {
  const outcomes = await Promise.allSettled([run('eins@amt.example'), run('zwei@amt.example')])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await users()).toHaveLength(1)
})

test('says how it is used', async () => {
  for (const args of [[], ['a@b.example', 'c@d.example']]) await expect(run(...args)).rejects.toThrow('Usage')
  await expect(run('nobody')).rejects.toThrow('nobody is no e-mail address')
})
