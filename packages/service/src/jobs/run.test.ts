import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { freePorts } from '../ports.ts'

const script = fileURLToPath(new URL('run.ts', import.meta.url))

function start(env: NodeJS.ProcessEnv, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { env: { PATH: process.env['PATH'], ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  return { child, said: () => said }
}

test.each([
  [
    'an unknown job',
    {},
    ['nothing'],
    `There is no job 'nothing', only: migrate, keys, web, invitations, mailer, terms, first-admin.`,
  ],
  ['a variable that is missing', {}, ['migrate'], 'WALDKERF_ORIGIN is not set'],
  ['an origin with a path', { WALDKERF_ORIGIN: 'https://waldkerf.example/app' }, ['web'], 'without a path'],
  [
    'an address inside that is none',
    { WALDKERF_ORIGIN: 'https://waldkerf.example', WALDKERF_IDENTITY: 'https://keycloak/auth' },
    ['web'],
    'WALDKERF_IDENTITY is https://keycloak/auth; it must be like http://keycloak:8080.',
  ],
])('%s is said in one line, and the job fails', async (_what, env, args, message) => {
  const { child, said } = start(env, ...args)
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(said()).toContain(message)
  expect(said().trimEnd().split('\n')).toHaveLength(1)
})

test('a container that is stopped ends in order', async () => {
  const [port = 0] = await freePorts(1)
  const origin = `http://127.0.0.1:${port}`
  const nowhere = 'http://127.0.0.1:9'
  const secrets = mkdtempSync(join(tmpdir(), 'waldkerf-secrets-'))
  writeFileSync(join(secrets, 'scan_keeper_password'), 'n-password')
  const { child, said } = start(
    {
      PORT: String(port),
      WALDKERF_ORIGIN: origin,
      WALDKERF_SECRETS: secrets,
      WALDKERF_SCANS: join(secrets, 'scans'),
      WALDKERF_DATABASE_HOST: '127.0.0.1',
      WALDKERF_DATABASE_PORT: '9',
      WALDKERF_IDENTITY_HEALTH: nowhere,
      WALDKERF_DATA_SERVICE_HEALTH: nowhere,
    },
    'web',
  )
  await expect.poll(said, { timeout: 10_000 }).toContain(`Serving ${origin}.`)
  expect((await fetch(`${origin}/health`)).status).toBe(503)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  rmSync(secrets, { recursive: true })
})
