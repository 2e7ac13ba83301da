import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePorts } from '@waldkerf/service/ports'
import { postgrestProgram } from '@waldkerf/service/postgrest/binary'
import { withClient } from '@waldkerf/service/postgres/connection'
import { startTestPostgres, type TestPostgres } from '@waldkerf/service/testing/testPostgres'
import { composeFile } from './composeFile.ts'
import { firstAdmin } from '../firstAdmin.ts'
import { sendInvitations } from '../invitations/sendInvitations.ts'
import { keepKeysFresh } from '../keys/refreshKeys.ts'
import { migrateDatabase } from '../migrate.ts'
import { jobContext, jobEnvironment, passwords } from '../testing/environment.ts'
import { startFakeKeycloak, type FakeKeycloak } from '../testing/fakeKeycloak.ts'
import { serveWeb } from '../web.ts'

/** The jobs, PostgreSQL and PostgREST put together as in compose.yaml, with a fake in place of Keycloak. */
let postgres: TestPostgres
let keycloak: FakeKeycloak
let postgrest: ChildProcess | undefined
let env: NodeJS.ProcessEnv
let origin: string
let ports: { web: number; rest: number; admin: number; metrics: number }

const stop = new AbortController()
const jobs: Promise<void>[] = []
const keys = () => join(postgres.folder, 'keys')

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  postgres = await startTestPostgres('migrated')
  const [web = 0, rest = 0, admin = 0, metrics = 0] = await freePorts(4)
  ports = { web, rest, admin, metrics }
  origin = `http://127.0.0.1:${web}`
  keycloak = await startFakeKeycloak(origin, { clientSecret: passwords.invitationsClient })
  mkdirSync(keys())
  env = {
    ...jobEnvironment(postgres),
    PORT: String(web),
    WALDKERF_METRICS_PORT: String(metrics),
    WALDKERF_SCANS: join(postgres.folder, 'scans'),
    WALDKERF_ERASURES: join(postgres.folder, 'erasures.txt'),
    WALDKERF_ORIGIN: origin,
    WALDKERF_LISTEN: '127.0.0.1',
    WALDKERF_KEYS: keys(),
    WALDKERF_SITE: postgres.folder,
    WALDKERF_IDENTITY: keycloak.address,
    WALDKERF_IDENTITY_HEALTH: `${keycloak.address}/health/ready`,
    WALDKERF_DATA_SERVICE: `http://127.0.0.1:${rest}`,
    WALDKERF_DATA_SERVICE_HEALTH: `http://127.0.0.1:${admin}`,
  }
  await migrateDatabase(jobContext(env))
  jobs.push(keepKeysFresh({ ...jobContext(env), stop: stop.signal }))
  await vi.waitUntil(() => existsSync(join(keys(), 'jwks.json')))
  startPostgrest()
  jobs.push(serveWeb({ ...jobContext(env), stop: stop.signal }))
  await vi.waitUntil(async () => (await health()) === 200, { timeout: 10_000 })
})

afterAll(async () => {
  stop.abort()
  await Promise.all(jobs)
  vi.restoreAllMocks()
  postgrest?.kill()
  keycloak.stop()
  await postgres.stop()
})

/** With the environment of compose.yaml; only addresses and ports differ. */
function startPostgrest(): void {
  const places = {
    PGRST_DB_URI: `@${join(env['WALDKERF_SECRETS'] ?? '', 'authenticator_uri')}`,
    PGRST_JWT_SECRET: `@${join(keys(), 'jwks.json')}`,
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: String(ports.rest),
    PGRST_ADMIN_SERVER_PORT: String(ports.admin),
  }
  const environment = { ...composeFile().services['postgrest']?.environment, ...places, LANG: 'C.UTF-8' }
  postgrest = spawn(postgrestProgram(process.env['WALDKERF_POSTGREST_BIN'], undefined), [], {
    env: environment,
    stdio: 'ignore',
  })
}

const health = async () => (await fetch(`${origin}/health`).catch(() => undefined))?.status

const call = async (name: string, token?: string, body: object = {}) => {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const response = await fetch(`${origin}/rest/rpc/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.ok ? response.json() : response.status
}
const whoAmI = (token?: string) => call('a_get_currentuser', token)

test('a token of the realm opens the data service, none does not', async () => {
  expect(await whoAmI(await keycloak.token('neu@amt.example'))).toBe('ogf_new')
  expect(await whoAmI()).toBe(401)
})

test('the first administrator is one with the next request', async () => {
  const token = await keycloak.token('chef@amt.example')
  expect(await whoAmI(token)).toBe('ogf_new')
  await firstAdmin(jobContext(env, 'chef@amt.example'))
  expect(await whoAmI(token)).toBe('ogf_admin')
})

test('a person invited in the application gets an account, and a mail whose link sets its password', async () => {
  const person = { mail: 'fach@amt.example', first_name: 'Franziska', last_name: 'Fach' }
  expect(await call('a_add_user', await keycloak.token('chef@amt.example'), person)).toMatchObject({
    email: person.mail,
  })
  const once = new AbortController()
  const run = sendInvitations({ ...jobContext(env), stop: once.signal })
  await expect
    .poll(() => keycloak.mails, { timeout: 5_000 })
    .toEqual([
      { email: person.mail, actions: ['UPDATE_PASSWORD', 'VERIFY_EMAIL'], lifespan: '604800', returnsTo: `${origin}/` },
    ])
  expect(keycloak.state.accounts.map(({ email }) => email)).toEqual([person.mail])
  once.abort()
  await run
})

test('after a change of keys new tokens are taken, and old ones to their end', async () => {
  const old = await keycloak.token('chef@amt.example')
  await keycloak.changeKey()
  const fresh = await keycloak.token('chef@amt.example')
  expect(await whoAmI(fresh)).toBe(401)
  // Another run looks at once.
  const once = new AbortController()
  const run = keepKeysFresh({ ...jobContext(env), stop: once.signal })
  await expect.poll(() => whoAmI(fresh), { timeout: 5_000 }).toBe('ogf_admin')
  expect(await whoAmI(old)).toBe('ogf_admin')
  once.abort()
  await run
})

const metrics = async () => (await fetch(`http://127.0.0.1:${ports.metrics}/metrics`)).text()

test('metrics tell of calls, mails and keys, by a role that sees numbers alone', async () => {
  await withClient(postgres.addresses.owner, (owner) =>
    owner.query(`insert into data.outbox (kind, recipient, created_at, refused_at)
      values ('mail_new', 'a@amt.example', now() - interval '1 hour', null), ('mail_new', 'b@amt.example', now(), now())`),
  )
  await call('a_get_currentuser')
  await expect.poll(metrics).toMatch(/^waldkerf_requests_total\{call="a_get_currentuser",status="401"\} [1-9]/m)
  const text = await metrics()
  expect(text).toMatch(/^waldkerf_mails_waiting 1$/m)
  expect(text).toMatch(/^waldkerf_mails_refused 1$/m)
  expect(text).toMatch(/^waldkerf_mails_oldest_seconds 36\d\d/m)
  expect(text).toMatch(/^waldkerf_keys_age_seconds \d/m)
  expect(text).toContain('waldkerf_part_ready{part="postgrest"} 1')
  expect(text).not.toContain('@amt')
  expect(await (await fetch(`${origin}/metrics`)).text()).not.toContain('waldkerf_')
  const keeper = { ...postgres.addresses.owner, user: 'scan_keeper', password: passwords.scanKeeper }
  await withClient(keeper, async (client) => {
    await client.query('set role waldkerf_keeper')
    await expect(client.query('select from data.outbox')).rejects.toThrow('permission denied')
  })
})

test('Keycloak gets its two paths, and never its administration', async () => {
  keycloak.seen.length = 0
  for (const path of ['/realms/waldkerf/account', '/resources/x/login.css', '/admin/master/console/', '/metrics']) {
    await fetch(origin + path)
  }
  const asked = keycloak.seen.filter((request) => !request.includes('/health'))
  expect(asked).toEqual(['GET /realms/waldkerf/account', 'GET /resources/x/login.css'])
})

test('without the data service its paths say when to come back, and so does the health address', async () => {
  const token = await keycloak.token('chef@amt.example')
  postgrest?.kill('SIGKILL')
  await expect.poll(() => whoAmI(token), { timeout: 5_000 }).toBe(503)
  await expect.poll(health, { timeout: 10_000 }).toBe(503)
  startPostgrest()
  await expect.poll(health, { timeout: 10_000 }).toBe(200)
  expect(await whoAmI(token)).toBe('ogf_admin')
})
