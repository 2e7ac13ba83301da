import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
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
    `There is no job 'nothing', only: migrate, keys, web, invitations, mailer, terms, move-objects, first-admin, doctor.`,
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
  const [port = 0, metrics = 0] = await freePorts(2)
  const origin = `http://127.0.0.1:${port}`
  const nowhere = 'http://127.0.0.1:9'
  const held: ServerResponse[] = []
  const identity = createServer(({ url }, response) => void (url === '/live' ? response.end() : held.push(response)))
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve))
  const identityAddress = `http://127.0.0.1:${(identity.address() as AddressInfo).port}`
  const secrets = mkdtempSync(join(tmpdir(), 'waldkerf-secrets-'))
  writeFileSync(join(secrets, 'scan_keeper_password'), 'n-password')
  const { child, said } = start(
    {
      PORT: String(port),
      WALDKERF_METRICS_PORT: String(metrics),
      WALDKERF_ORIGIN: origin,
      WALDKERF_SECRETS: secrets,
      WALDKERF_SCANS: join(secrets, 'scans'),
      WALDKERF_DATABASE_HOST: '127.0.0.1',
      WALDKERF_DATABASE_PORT: '9',
      WALDKERF_IDENTITY: identityAddress,
      WALDKERF_IDENTITY_HEALTH: `${identityAddress}/live`,
      WALDKERF_DATA_SERVICE_HEALTH: nowhere,
    },
    'web',
  )
  await expect.poll(said, { timeout: 10_000 }).toContain(`Serving ${origin}.`)
  expect((await fetch(`${origin}/health`)).status).toBe(503)
  const inside = (path: string) => fetch(`http://127.0.0.1:${metrics}/${path}`)
  expect((await inside('health/live')).status).toBe(200)
  expect(await (await inside('metrics')).text()).toContain('waldkerf_requests_total{call="health",status="503"} 1')
  const slow = fetch(`${origin}/realms/waldkerf`)
  await expect.poll(() => held).toHaveLength(1)
  child.kill('SIGTERM')
  await expect.poll(said).toContain('"event":"web.stopping"')
  expect(await (await inside('health/ready')).json()).toMatchObject({ status: 'stopping' })
  await expect(fetch(`${origin}/health`)).rejects.toThrow('fetch failed')
  held[0]?.end('signed in')
  expect(await (await slow).text()).toBe('signed in')
  expect(await once(child, 'exit')).toEqual([0, null])
  const events = said()
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { event: string }).event)
  expect(events).toEqual(expect.arrayContaining(['web.started', 'web.stopping', 'web.stopped']))
  identity.close()
  rmSync(secrets, { recursive: true })
})
