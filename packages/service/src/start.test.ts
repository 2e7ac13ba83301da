import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStack, type Stack } from './start.ts'
import { isAlive } from './supervisor/processes.ts'
import { askForTokens, signIn } from './testing/signIn.ts'
import { copyCluster } from './testing/testPostgres.ts'
import { testFolder, testOptions } from './testing/testStack.ts'

const folder = testFolder()
const options = testOptions(folder)
let stack: Stack

// Made beforehand: a start from nothing is the one that begins anew, below.
beforeAll(async () => {
  await copyCluster('migrated', options.data)
  stack = await startStack(options)
})

afterAll(async () => {
  await stack.stop()
  rmSync(folder, { recursive: true, force: true })
})

const currentUser = (accessToken: string) =>
  fetch(`${stack.origin}/rest/rpc/a_get_currentsessionuser`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: '{}',
  })

test('the start ends with everything ready', async () => {
  const response = await fetch(`${stack.origin}/health`)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    status: 'ready',
    parts: { postgres: 'ready', postgrest: 'ready', identity: 'ready', storage: 'ready' },
  })
})

test('the signed-in person is who the data service sees', async () => {
  const { access_token: token } = await signIn(stack.origin, 'expert@waldkerf.test')
  const response = await currentUser(token)
  expect(response.status).toBe(200)
  expect(await response.json()).toBe('expert@waldkerf.test')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('a second launcher is told that the first one runs', async () => {
  await expect(startStack({ ...options })).rejects.toThrow(
    `Waldkerf runs already with this data folder, at ${stack.origin}`,
  )
})

test('a port in use is said before anything is started', async () => {
  const port = Number(new URL(stack.origin).port)
  await expect(startStack({ ...options, data: join(folder, 'other'), port })).rejects.toThrow(`Port ${port} is in use`)
})

describe('after a kill', () => {
  test('of PostgreSQL everything comes back, and the session goes on', async () => {
    const tokens = await signIn(stack.origin, 'admin@waldkerf.test')
    const before = stack.pids()
    process.kill(before.postgres ?? 0, 'SIGKILL')
    await expect
      .poll(async () => (await fetch(`${stack.origin}/health`)).status, { timeout: 5_000, interval: 10 })
      .toBe(503)
    const meanwhile = await currentUser(tokens.access_token)
    expect(meanwhile.status).toBe(503)
    expect(meanwhile.headers.get('retry-after')).toBe('1')
    await stack.ready()
    expect(stack.pids().postgres).not.toBe(before.postgres)
    const refreshed = await askForTokens(stack.origin, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    })
    expect(refreshed.status).toBe(200)
    await expect.poll(async () => (await currentUser(tokens.access_token)).status, { timeout: 5_000 }).toBe(200)
  })

  test('of PostgREST its paths answer again', async () => {
    const tokens = await signIn(stack.origin, 'admin@waldkerf.test')
    process.kill(stack.pids().postgrest ?? 0, 'SIGKILL')
    await expect.poll(async () => (await currentUser(tokens.access_token)).status, { timeout: 5_000 }).toBe(503)
    await expect.poll(async () => (await currentUser(tokens.access_token)).status, { timeout: 5_000 }).toBe(200)
  })
})

describe('a second start', () => {
  test('finds data, keys and sessions again', async () => {
    const tokens = await signIn(stack.origin, 'nutzer@waldkerf.test')
    const port = Number(new URL(stack.origin).port)
    await stack.stop()
    stack = await startStack({ ...options, port })
    expect((await currentUser(tokens.access_token)).status).toBe(200)
    const refreshed = await askForTokens(stack.origin, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    })
    expect(refreshed.status).toBe(200)
  })

  test('does not fill a folder that is not empty, and changes nothing', async () => {
    await stack.stop()
    await expect(startStack({ ...options, seed: 'large', seedIsAsked: true })).rejects.toThrow(
      'Nothing has been changed',
    )
    stack = await startStack(options)
  })

  test('begins anew when asked to', async () => {
    const tokens = await signIn(stack.origin, 'nutzer@waldkerf.test')
    const port = Number(new URL(stack.origin).port)
    await stack.stop()
    stack = await startStack({ ...options, port, fresh: true })
    expect((await currentUser(tokens.access_token)).status).toBe(401)
    const refreshed = await askForTokens(stack.origin, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    })
    expect(refreshed.status).toBe(400)
  })

  test('stops what a killed launcher has left behind', async () => {
    await stack.stop()
    const pids = await startAndKillLauncher()
    expect(pids.every(isAlive)).toBe(true)
    stack = await startStack(options)
    expect(pids.some(isAlive)).toBe(false)
    expect((await fetch(`${stack.origin}/health`)).status).toBe(200)
  })
})

/** A launcher in a process of its own, ended by SIGKILL. Answers the ids of its children, which live on. */
async function startAndKillLauncher(): Promise<number[]> {
  const script = `
    import { startStack } from ${JSON.stringify(fileURLToPath(new URL('./start.ts', import.meta.url)))}
    const stack = await startStack(JSON.parse(process.argv[1]))
    console.log(JSON.stringify(Object.values(stack.pids())))`
  const launcher = spawn(process.execPath, ['--input-type=module', '--eval', script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(launcher, 'exit').then(() => Promise.reject(new Error('The launcher ended before it was ready.')))
  const [line] = (await Promise.race([once(launcher.stdout, 'data'), ended])) as [Buffer]
  launcher.kill('SIGKILL')
  await ended.catch(() => undefined)
  return JSON.parse(line.toString()) as number[]
}
