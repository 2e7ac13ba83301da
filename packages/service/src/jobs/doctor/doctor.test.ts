import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestPostgres, type TestPostgres } from '@waldkerf/service/testing/testPostgres'
import { migrateDatabase } from '../migrate.ts'
import { jobContext, jobEnvironment } from '../testing/environment.ts'
import { type FakeKeycloak, startFakeKeycloak } from '../testing/fakeKeycloak.ts'
import { examine } from './doctor.ts'

const origin = 'https://waldkerf.invalid'
let postgres: TestPostgres
let keycloak: FakeKeycloak
let env: NodeJS.ProcessEnv
const servers: Server[] = []

/** A server that greets with this line, or never says anything. */
async function mailServer(greeting?: string): Promise<string> {
  const server = createServer((socket) => {
    if (greeting !== undefined) socket.write(`${greeting}\r\n`)
    socket.on('data', (text) => {
      if (text.toString().startsWith('EHLO')) socket.write('250 localhost\r\n')
      else socket.end('221 Bye\r\n')
    })
    socket.on('error', () => undefined)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return String((server.address() as AddressInfo).port)
}

beforeAll(async () => {
  postgres = await startTestPostgres('migrated')
  keycloak = await startFakeKeycloak(origin)
  const scans = join(postgres.folder, 'scans')
  mkdirSync(scans)
  env = {
    ...jobEnvironment(postgres),
    WALDKERF_ORIGIN: origin,
    WALDKERF_SCANS: scans,
    WALDKERF_BACKUPS: postgres.folder,
    WALDKERF_IDENTITY: keycloak.address,
    WALDKERF_DATA_SERVICE: 'http://127.0.0.1:9',
    WALDKERF_SMTP_HOST: '127.0.0.1',
    WALDKERF_SMTP_PORT: await mailServer('220 localhost'),
    WALDKERF_SMTP_FROM: 'waldkerf@waldkerf.example',
  }
  const silent = vi.spyOn(console, 'log').mockReturnValue()
  await migrateDatabase(jobContext(env))
  silent.mockRestore()
})

beforeEach(() => () => void vi.restoreAllMocks())

afterAll(async () => {
  keycloak.stop()
  for (const server of servers) server.close()
  await postgres.stop()
})

/** The doctor's lines, and how it ends. */
async function answer(changes: NodeJS.ProcessEnv = {}) {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  const end = await examine(jobContext({ ...env, ...changes })).catch((error: Error) => error.message)
  return { lines, end, line: (part: string) => lines.find((one) => one.includes(` ${part}: `)) }
}

test('each part has its line; what is missing ends the job with its name', async () => {
  const { lines, end, line } = await answer()
  expect(lines).toHaveLength(11)
  expect(line('issuer')).toMatch(/^ok {6}issuer: Keycloak and the database agree on https:\/\/waldkerf\.invalid/)
  expect(line('clock')).toMatch(/^ok {6}clock: It agrees with the database and Keycloak\./)
  expect(line('mail server')).toMatch(/^ok {6}/)
  expect(line('database')).toMatch(/^ok {6}database: The database waldkerf answers; all \d+ migrations are applied\./)
  expect(line('secrets')).toMatch(/^missing secrets: .*keycloak_admin_password is not there/)
  expect(line('certificate')).toMatch(/^missing certificate: https:\/\/waldkerf\.invalid does not answer by TLS/)
  expect(line('backup')).toMatch(/^missing backup: None has been noted/)
  expect(line('versions')).toMatch(/^missing versions: PostgREST does not answer/)
  expect(end).toBe('Missing: secrets, certificate, site, administration, backup, versions.')
})

test('a backup that has been noted is seen', async () => {
  writeFileSync(join(env['WALDKERF_SCANS'] ?? '', '.last-backup'), '')
  expect((await answer()).line('backup')).toBe('ok      backup: The last one is 0 hours old.')
})

test.each([
  ['plain HTTP', { WALDKERF_ORIGIN: 'http://127.0.0.1:9' }, 'certificate', /passwords need https/],
  [
    'another issuer',
    { WALDKERF_ORIGIN: 'https://b.invalid' },
    'issuer',
    /Keycloak signs as https:\/\/waldkerf\.invalid/,
  ],
  ['Keycloak away', { WALDKERF_IDENTITY: 'http://127.0.0.1:9' }, 'issuer', /Keycloak does not answer at http:.*:9 \(/],
  ['no database', { WALDKERF_DATABASE_PORT: '9' }, 'database', /does not answer at 127\.0\.0\.1:9 \(ECONNREFUSED\)/],
  ['no mail server', { WALDKERF_SMTP_PORT: '9' }, 'mail server', /127\.0\.0\.1:9 is not reached/],
  ['no name of one', { WALDKERF_SMTP_HOST: '' }, 'mail server', /WALDKERF_SMTP_HOST is not set/],
  ['no folder', { WALDKERF_BACKUPS: '/of/no/disk' }, 'disk', /The folder for backups, \/of\/no\/disk, is not there/],
])('%s has its sentence', async (_name, changes, part, sentence) => {
  const { line } = await answer(changes)
  expect(line(part)).toMatch(/^missing /)
  expect(line(part)).toMatch(sentence)
})

test('a bucket has a line of its own, which says what its store answers', async () => {
  const store = createHttpServer((_request, response) => response.writeHead(503).end())
  servers.push(store)
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
  const { lines, line } = await answer({
    WALDKERF_OBJECTS: `s3://waldkerf?endpoint=${endpoint}`,
    WALDKERF_OBJECTS_KEY: 'key',
  })
  expect(lines).toHaveLength(12)
  expect(line('objects')).toMatch(/^missing objects: The object store does not serve \(answers 503\)/)
})

test('a mail server that refuses or is silent is not waited for', async () => {
  const refusing = await answer({ WALDKERF_SMTP_PORT: await mailServer('554 Not you') })
  expect(refusing.line('mail server')).toMatch(/^missing .* refuses the conversation.*none is lost/)
  const began = Date.now()
  const silent = await answer({ WALDKERF_SMTP_PORT: await mailServer() })
  expect(silent.line('mail server')).toMatch(/^missing .* is not reached/)
  expect(Date.now() - began).toBeLessThan(15_000)
}, 40_000)
