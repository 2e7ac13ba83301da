import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { productSql } from '../database.ts'
import { withClient, type DatabaseAddress } from '../postgres/connection.ts'
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres.ts'
import { migrateDatabase } from './migrate.ts'
import { jobContext, jobEnvironment, passwords } from './testing/environment.ts'

let postgres: TestPostgres
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  postgres = await startTestPostgres()
  env = jobEnvironment(postgres)
  await migrateDatabase(jobContext(env))
})
afterAll(async () => {
  vi.restoreAllMocks()
  await postgres.stop()
})

const query = async <Row extends object>(sql: string, address: DatabaseAddress = postgres.addresses.owner) =>
  withClient(address, async (client) => (await client.query<Row>(sql)).rows)

const login = (user: string, password: string, database = 'waldkerf') => ({
  ...postgres.addresses.owner,
  user,
  password,
  database,
})

const applied = () => query('select name, checksum, applied_at from app.schema_migration order by name')

test('an empty server gets every migration of the product, and none of the embedded identity service', async () => {
  const names = (await query<{ name: string }>('select name from app.schema_migration')).map(({ name }) => name)
  const files = readdirSync(join(productSql, 'tables'))
  expect(new Set(names)).toEqual(
    new Set([
      ...files,
      'refusals',
      'places',
      'jobs/001_jobs.sql',
      'jobs/002_mailer.sql',
      'jobs/003_scan_keeper.sql',
      'jobs/004_erasures.sql',
      'jobs/005_backup.sql',
    ]),
  )
  expect(await query(`select from pg_namespace where nspname = 'identity'`)).toEqual([])
  expect(await query('select from data.benutzer')).toEqual([])
})

test('tokens are checked against the public origin', async () => {
  const settings = `select current_setting('waldkerf.issuer') as issuer, current_setting('waldkerf.audience') as audience,
    current_setting('waldkerf.client') as client`
  expect(await query(settings)).toEqual([
    { issuer: 'https://waldkerf.example/realms/waldkerf', audience: 'waldkerf-api', client: 'waldkerf-web' },
  ])
})

test('each part signs in with its own password, and only where it belongs', async () => {
  const { authenticator, keyRefresh, keycloak, backup } = passwords
  await query('set role ogf_new', login('authenticator', authenticator))
  await query(`notify pgrst, 'reload config'`, login('key_refresh', keyRefresh))
  await query('create table of_keycloak (id int); drop table of_keycloak', login('keycloak', keycloak, 'keycloak'))
  await query('select pg_switch_wal()', login('backup', backup))
  await expect(query('select from data.benutzer', login('backup', backup))).rejects.toThrow('permission denied')
  await expect(query('select 1', login('keycloak', keycloak))).rejects.toThrow('permission denied for database')
  await expect(query('select 1', login('key_refresh', keyRefresh, 'keycloak'))).rejects.toThrow('permission denied')
  await expect(query('select from data.benutzer', login('key_refresh', keyRefresh))).rejects.toThrow(
    'permission denied',
  )
})

test('a second run changes nothing', async () => {
  const before = await applied()
  const said = vi.spyOn(console, 'log').mockReturnValue()
  await migrateDatabase(jobContext(env))
  expect(said).toHaveBeenCalledWith('All migrations are applied.')
  expect(await applied()).toEqual(before)
})

test('a migration that has changed since it was applied ends the run', async () => {
  const change = `update app.schema_migration set checksum = reverse(checksum) where name = '168_01_roles.sql'`
  await query(change)
  await expect(migrateDatabase(jobContext(env))).rejects.toThrow(/168_01_roles\.sql.* has changed since it was applied/)
  await query(change)
})

test('another origin and another password are taken over', async () => {
  writeFileSync(join(env['WALDKERF_SECRETS'] ?? '', 'key_refresh_password'), 'another one')
  await migrateDatabase(jobContext({ ...env, WALDKERF_ORIGIN: 'https://other.example' }))
  expect(await query(`select current_setting('waldkerf.issuer') as issuer`)).toEqual([
    { issuer: 'https://other.example/realms/waldkerf' },
  ])
  await query('select 1', login('key_refresh', 'another one'))
})

test('missing or wrong settings are reported', async () => {
  await expect(migrateDatabase(jobContext({ ...env, WALDKERF_ORIGIN: '' }))).rejects.toThrow(
    'WALDKERF_ORIGIN is not set',
  )
  await expect(migrateDatabase(jobContext({ ...env, WALDKERF_SECRETS: '/nowhere' }))).rejects.toThrow(
    /cannot be read \(ENOENT\)/,
  )
  writeFileSync(join(env['WALDKERF_SECRETS'] ?? '', 'authenticator_uri'), 'postgres://waldkerf:x@postgres/waldkerf')
  await expect(migrateDatabase(jobContext(env))).rejects.toThrow('authenticator_uri must be like')
})
